import { type Insertable, sql } from 'kysely';
import type { TeamScope } from '../../../platform/authorization/scope.ts';
import { compiledRows } from '../../../platform/db/compiled-rows.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { TeamInvitationsTable } from '../../../platform/db/team-tables.ts';

/** People with a verified account. */
function activePeople(db: Database) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'locale', 'firstName', 'surnames'])
    .where('deletedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null);
}

export function findPersonByCode(db: Database, userCode: string) {
  return activePeople(db).where('userCode', '=', userCode).executeTakeFirst();
}

export function findPersonByEmail(db: Database, email: string) {
  return activePeople(db).where('email', '=', email).executeTakeFirst();
}

/** An invitation may refer to a person by id or by email. */
interface Invitee {
  readonly userId: string | null;
  readonly email: string;
}

/** Sets the status of all pending invitations of a person, by id or by email. */
export async function closeInvitations(
  trx: Trx,
  teamId: string,
  { userId, email }: Invitee,
  status: Exclude<TeamInvitationsTable['status'], 'PENDING'>,
): Promise<void> {
  await trx
    .updateTable('teamInvitations')
    .set({ status })
    .where('teamId', '=', teamId)
    .where('status', '=', 'PENDING')
    .where(({ eb, or }) => or([eb('email', '=', email), ...(userId ? [eb('userId', '=', userId)] : [])]))
    .execute();
}

export async function insertInvitation(
  trx: Trx,
  invitation: Omit<Insertable<TeamInvitationsTable>, 'status'>,
): Promise<void> {
  await trx
    .insertInto('teamInvitations')
    .values({ ...invitation, status: 'PENDING' })
    .execute();
}

const nameOfInviter = sql<string>`trim(inviter.first_name || ' ' || inviter.surnames)`;
const invitee = sql<string>`coalesce(invitation.email, trim(invitee.first_name || ' ' || invitee.surnames))`;
const maxInvitations = 200;

/** The open invitations of a team, newest first. */
export function openInvitations(db: Database, teamId: string, now: Date) {
  return db
    .selectFrom('teamInvitations as invitation')
    .innerJoin('users as inviter', 'inviter.id', 'invitation.invitedBy')
    .leftJoin('users as invitee', 'invitee.id', 'invitation.userId')
    .select(['invitation.id', 'invitation.role', 'invitation.createdAt', 'invitation.expiresAt'])
    .select([nameOfInviter.as('invitedBy'), invitee.as('invitee')])
    .where('invitation.teamId', '=', teamId)
    .where('invitation.status', '=', 'PENDING')
    .where('invitation.expiresAt', '>', now)
    .orderBy('invitation.createdAt', 'desc')
    .orderBy('invitation.id')
    .limit(maxInvitations);
}

/** False if it was no longer pending. */
export async function withdrawInvitation(trx: Trx, { teamId }: TeamScope, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('teamInvitations')
    .set({ status: 'DELETED' })
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The person's latest invitation to a team; a pending one comes before answered ones. */
export function findInvitationFor(trx: Trx, teamId: string, person: { id: string; email: string }) {
  return trx
    .selectFrom('teamInvitations')
    .select(['id', 'role', 'status', 'expiresAt', 'personId'])
    .where('teamId', '=', teamId)
    .where(({ eb, or }) => or([eb('userId', '=', person.id), eb('email', '=', person.email)]))
    .orderBy(sql`status = 'PENDING'`, 'desc')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A person's open invitations to teams, newest first. */
export const listInvitationsFor = compiledRows((db, userId: string, now: Date) => {
  const address = db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is not', null);
  return db
    .selectFrom('teamInvitations as invitation')
    .innerJoin('teams', 'teams.id', 'invitation.teamId')
    .innerJoin('users as inviter', 'inviter.id', 'invitation.invitedBy')
    .leftJoin('persons', 'persons.id', 'invitation.personId')
    .select(['invitation.personId', 'persons.firstName', 'persons.surnames', 'persons.birthday'])
    .select([
      'teams.id as teamId',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .select(['invitation.id', 'invitation.role', 'invitation.createdAt', 'invitation.expiresAt'])
    .select(nameOfInviter.as('invitedBy'))
    .where(({ eb, or }) => or([eb('invitation.userId', '=', userId), eb('invitation.email', '=', address)]))
    .where('invitation.status', '=', 'PENDING')
    .where('invitation.expiresAt', '>', now)
    .where('teams.deletedAt', 'is', null)
    .orderBy('invitation.createdAt', 'desc')
    .orderBy('invitation.id')
    .limit(maxInvitations);
});
