import type { Insertable } from 'kysely';
import type { UsersTable } from '../../platform/db/account-tables.ts';
import type {
  OrganisationContactsTable,
  OrganisationMembersTable,
  OrganisationsTable,
} from '../../platform/db/organisation-tables.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { TeamMembersTable, TeamsTable } from '../../platform/db/team-tables.ts';

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

export async function insertVerifiedUsers(
  trx: Trx,
  users: readonly Omit<Insertable<UsersTable>, 'emailVerifiedAt' | 'createdAt'>[],
): Promise<void> {
  const now = new Date();
  await trx
    .insertInto('users')
    .values(users.map((user) => ({ ...user, emailVerifiedAt: now, createdAt: now })))
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

export async function insertTeamMembers(
  trx: Trx,
  members: readonly Insertable<TeamMembersTable>[],
): Promise<void> {
  if (members.length > 0) await trx.insertInto('teamMembers').values(members).execute();
}
