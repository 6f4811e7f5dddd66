import type { Insertable } from 'kysely';
import type {
  OrganisationContactsTable,
  OrganisationMembersTable,
  OrganisationsTable,
  TeamMembersTable,
  TeamsTable,
  Trx,
  UsersTable,
} from '../db/schema.ts';

export async function hasPeople(trx: Trx): Promise<boolean> {
  return (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasPerson(trx: Trx, email: string): Promise<boolean> {
  return (
    (await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
  );
}

export async function insertOrganisation(
  trx: Trx,
  organisation: Insertable<OrganisationsTable>,
): Promise<void> {
  await trx.insertInto('organisations').values(organisation).execute();
}

export async function insertVerifiedUser(
  trx: Trx,
  user: Omit<Insertable<UsersTable>, 'emailVerifiedAt' | 'createdAt'>,
): Promise<void> {
  const now = new Date();
  await trx
    .insertInto('users')
    .values({ ...user, emailVerifiedAt: now, createdAt: now })
    .execute();
}

export async function insertMembership(
  trx: Trx,
  membership: Insertable<OrganisationMembersTable>,
): Promise<void> {
  await trx.insertInto('organisationMembers').values(membership).execute();
}

export async function insertContact(trx: Trx, contact: Insertable<OrganisationContactsTable>): Promise<void> {
  await trx.insertInto('organisationContacts').values(contact).execute();
}

export async function insertTeam(trx: Trx, team: Insertable<TeamsTable>): Promise<void> {
  await trx.insertInto('teams').values(team).execute();
}

export async function insertTeamMember(trx: Trx, member: Insertable<TeamMembersTable>): Promise<void> {
  await trx.insertInto('teamMembers').values(member).execute();
}
