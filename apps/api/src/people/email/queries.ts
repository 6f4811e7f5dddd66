import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

const nameOfInviter = sql<string>`trim(inviter.first_name || ' ' || inviter.surnames)`;

/** Undefined once the invitation is no longer open. */
export function findOrganisationInvitation(db: Database, id: string, now: Date) {
  return db
    .selectFrom('organisationInvitations as invitation')
    .innerJoin('organisations', 'organisations.id', 'invitation.organisationId')
    .innerJoin('users as inviter', 'inviter.id', 'invitation.invitedBy')
    .select(['invitation.email', 'invitation.locale', 'organisations.name', nameOfInviter.as('invitedBy')])
    .select(sql<'organisation'>`'organisation'`.as('kind'))
    .where('invitation.id', '=', id)
    .where('invitation.status', '=', 'PENDING')
    .where('invitation.expiresAt', '>', now)
    .executeTakeFirst();
}

export function findTeamInvitation(db: Database, id: string, now: Date) {
  return db
    .selectFrom('teamInvitations as invitation')
    .innerJoin('teams', 'teams.id', 'invitation.teamId')
    .innerJoin('users as inviter', 'inviter.id', 'invitation.invitedBy')
    .leftJoin('users as invitee', 'invitee.id', 'invitation.userId')
    .select(['invitation.locale', 'teams.name', nameOfInviter.as('invitedBy')])
    .select(({ fn }) => fn.coalesce('invitation.email', 'invitee.email').$notNull().as('email'))
    .select(sql<'team'>`'team'`.as('kind'))
    .where('invitation.id', '=', id)
    .where('invitation.status', '=', 'PENDING')
    .where('invitation.expiresAt', '>', now)
    .executeTakeFirst();
}

/** How a session was opened. */
export async function findSession(db: Database, id: string | undefined) {
  if (id === undefined) return undefined;
  return db
    .selectFrom('sessions')
    .select(['browser', 'system', 'country', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A person with an address and without an account. */
export async function findWithoutAccount(db: Database, personId: string) {
  const row = await db
    .selectFrom('persons')
    .leftJoin('users', 'users.id', 'persons.id')
    .select(['persons.email', 'persons.firstName'])
    .where('persons.id', '=', personId)
    .where('persons.deletedAt', 'is', null)
    .where('users.id', 'is', null)
    .executeTakeFirst();
  return row?.email ? { email: row.email, firstName: row.firstName ?? '' } : undefined;
}
