import { countLimit } from '@traip/contract';
import { type Insertable, sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import { compiledRows } from '../../../platform/db/compiled-rows.ts';
import type { OrganisationInvitationsTable } from '../../../platform/db/organisation-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

const nameOfInviter = sql<string>`trim(inviter.first_name || ' ' || inviter.surnames)`;

/** The open invitations of an organisation. */
function openInvitations(db: Database, { organisationId }: OrganisationScope, now: Date) {
  return db
    .selectFrom('organisationInvitations as invitation')
    .where('invitation.organisationId', '=', organisationId)
    .where('invitation.status', '=', 'PENDING')
    .where('invitation.expiresAt', '>', now);
}

function invitationRows(db: Database, scope: OrganisationScope, now: Date) {
  return openInvitations(db, scope, now)
    .innerJoin('users as inviter', 'inviter.id', 'invitation.invitedBy')
    .leftJoin('users as invited', 'invited.id', 'invitation.userId')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.role',
      'invitation.createdAt',
      'invitation.expiresAt',
      nameOfInviter.as('invitedBy'),
      'invited.userCode',
      'invited.firstName',
      'invited.surnames',
      'invited.privacy',
    ]);
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

/** Latest first. */
export function listInvitations(
  db: Database,
  scope: OrganisationScope,
  { now, page, limit }: { now: Date; page: number; limit: number },
) {
  return invitationRows(db, scope, now)
    .orderBy('invitation.createdAt', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countInvitations(db: Database, scope: OrganisationScope, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(openInvitations(db, scope, now).select('invitation.id').limit(countLimit).as('bounded'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** For an invitation that was just created. */
export function getInvitation(trx: Trx, scope: OrganisationScope, { id, now }: { id: string; now: Date }) {
  return invitationRows(trx, scope, now).where('invitation.id', '=', id).executeTakeFirstOrThrow();
}

export async function isMemberEmail(
  trx: Trx,
  { organisationId }: OrganisationScope,
  email: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('organisationMembers')
    .innerJoin('users', 'users.id', 'organisationMembers.userId')
    .select('users.id')
    .where('organisationMembers.organisationId', '=', organisationId)
    .where('users.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** One address has at most one pending invitation: an earlier one is deleted, expired or not. */
export async function replaceInvitation(
  trx: Trx,
  invitation: Omit<Insertable<OrganisationInvitationsTable>, 'status'>,
): Promise<void> {
  await trx
    .updateTable('organisationInvitations')
    .set({ status: 'DELETED' })
    .where('organisationId', '=', invitation.organisationId)
    .where('email', '=', invitation.email)
    .where('status', '=', 'PENDING')
    .execute();
  await trx
    .insertInto('organisationInvitations')
    .values({ ...invitation, status: 'PENDING' })
    .execute();
}

/** Undefined if there is no such open invitation. */
export function withdrawInvitation(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { id, now }: { id: string; now: Date },
) {
  return trx
    .updateTable('organisationInvitations')
    .set({ status: 'DELETED' })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>', now)
    .returning(['userId', 'role'])
    .executeTakeFirst();
}

/** A person with a verified account. */
export function findPersonByCode(db: Database, userCode: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('userCode', '=', userCode)
    .where('emailVerifiedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Invitations to the person's verified address, open or not. */
function invitationsTo(db: Database, userId: string) {
  return db
    .selectFrom('organisationInvitations as invitation')
    .innerJoin('users as self', 'self.email', 'invitation.email')
    .where('self.id', '=', userId)
    .where('self.emailVerifiedAt', 'is not', null);
}

const maxInvitations = 100;

export const listInvitationsTo = compiledRows((db, { userId, now }: { userId: string; now: Date }) =>
  invitationsTo(db, userId)
    .innerJoin('organisations', 'organisations.id', 'invitation.organisationId')
    .innerJoin('users as inviter', 'inviter.id', 'invitation.invitedBy')
    .select([
      'invitation.id',
      'invitation.role',
      'invitation.createdAt',
      'invitation.expiresAt',
      nameOfInviter.as('invitedBy'),
      'organisations.id as organisationId',
      'organisations.orgCode',
      'organisations.name',
      'organisations.avatarKey',
    ])
    .where('invitation.status', '=', 'PENDING')
    .where('invitation.expiresAt', '>', now)
    .orderBy('invitation.createdAt', 'desc')
    .limit(maxInvitations),
);

export function findInvitationTo(trx: Trx, { userId, id }: { userId: string; id: string }) {
  return invitationsTo(trx, userId)
    .select(['invitation.id', 'invitation.organisationId', 'invitation.role'])
    .where('invitation.id', '=', id)
    .executeTakeFirst();
}

/** False if it is no longer open. */
export async function answerInvitation(
  trx: Trx,
  { id, status, now }: { id: string; status: 'ACCEPTED' | 'DECLINED'; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('organisationInvitations')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
