import { organisationAbilities } from '@traip/contract';
import { sql } from 'kysely';
import { teamMate } from '../db/acting-organisation.ts';
import { compiledOnce } from '../db/compile-once.ts';
import { compiledRow } from '../db/compiled-rows.ts';
import { effectiveRole, fullRole } from '../db/effective-role.ts';
import type { Database } from '../db/schema.ts';

/** Undefined once the session has ended. A profile is complete once it has what providers do not supply. */
export async function findOpenSession(
  db: Database,
  sessionId: string,
): Promise<{ hasCompleteProfile: boolean } | undefined> {
  return (await db.executeQuery(openSession(db, { sessionId }))).rows[0];
}

const openSession = compiledOnce((db, { sessionId }: { readonly sessionId: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(
      sql<boolean>`users.birthday is not null and users.favorite_sport is not null`.as('hasCompleteProfile'),
    )
    .where('sessions.id', '=', sessionId)
    .where('sessions.endedAt', 'is', null)
    .compile(),
);

/** Whether a password is not enough to sign this person in. Recovery codes exist exactly when it is not. */
export async function hasSecondFactor(db: Database, userId: string): Promise<boolean> {
  return (await recoveryCode(db, userId)) !== undefined;
}

const recoveryCode = compiledRow((db, userId: string) =>
  db.selectFrom('recoveryCodes').select('hash').where('userId', '=', userId).limit(1),
);

/** When the owner of a session last confirmed their identity, and whether they have a second factor. */
export function findConfirmation(db: Database, sessionId: string) {
  return db
    .selectFrom('sessions')
    .select([
      'confirmedAt',
      sql<boolean>`exists (select 1 from recovery_codes where user_id = sessions.user_id)`.as(
        'hasSecondFactor',
      ),
    ])
    .where('id', '=', sessionId)
    .executeTakeFirst();
}

export async function isSessionOpen(db: Database, sessionId: string): Promise<boolean> {
  return (await findOpenSession(db, sessionId)) !== undefined;
}

/** Organisations that are not deleted, with the caller's role. */
function organisationsWithRole(db: Database, userId: string) {
  return db
    .selectFrom('organisations')
    .leftJoin('organisationMembers as own', (join) =>
      join.onRef('own.organisationId', '=', 'organisations.id').on('own.userId', '=', userId),
    )
    .where('organisations.deletedAt', 'is', null)
    .select([
      'organisations.id as organisationId',
      'organisations.orgCode',
      fullRole('own').as('fullRole'),
      effectiveRole('own').as('role'),
    ]);
}

export function findOrganisation(db: Database, userId: string, id: string) {
  return organisationsWithRole(db, userId).where('organisations.id', '=', id).executeTakeFirst();
}

export async function findOrganisationByCode(db: Database, userId: string, orgCode: string) {
  return (await db.executeQuery(organisationByCode(db, { userId, orgCode }))).rows[0];
}

const organisationByCode = compiledOnce(
  (db, { userId, orgCode }: { readonly userId: string; readonly orgCode: string }) =>
    organisationsWithRole(db, userId).where('organisations.orgCode', '=', orgCode).compile(),
);

export function findOrganisationOfMembership(db: Database, userId: string, membershipId: string) {
  return organisationsWithRole(db, userId)
    .innerJoin('organisationMembers as target', 'target.organisationId', 'organisations.id')
    .where('target.id', '=', membershipId)
    .executeTakeFirst();
}

/** Whether a child of the user is in the team. */
const hasChildInTeam = (userId: string) => sql<boolean>`exists (select from guardians
  join team_members as child on child.person_id = guardians.child_id and child.left_at is null
  where child.team_id = teams.id and guardians.user_id = ${userId} and guardians.ended_at is null)`;

/** Teams that are not deleted, with the caller's role in the team and in its organisation. */
function teamsWithRoles(db: Database, userId: string) {
  return db
    .selectFrom('teams')
    .leftJoin('teamMembers as own', (join) =>
      join
        .onRef('own.teamId', '=', 'teams.id')
        .on('own.personId', '=', teamMate(userId))
        .on('own.leftAt', 'is', null),
    )
    .leftJoin('organisationMembers as staff', (join) =>
      join.onRef('staff.organisationId', '=', 'teams.organisationId').on('staff.userId', '=', userId),
    )
    .where('teams.deletedAt', 'is', null)
    .select([
      'teams.id as teamId',
      'teams.organisationId',
      'teams.privacy',
      'own.role as team',
      sql<boolean>`own.is_delegate is true`.as('isDelegate'),
      fullRole('staff').as('fullOrganisation'),
      effectiveRole('staff').as('organisation'),
      hasChildInTeam(teamMate(userId)).as('isGuardian'),
    ]);
}

export function findTeam(db: Database, userId: string, id: string) {
  return teamsWithRoles(db, userId).where('teams.id', '=', id).executeTakeFirst();
}

export function findTeamOfInvitation(db: Database, userId: string, invitationId: string) {
  return teamsWithRoles(db, userId)
    .innerJoin('teamInvitations', 'teamInvitations.teamId', 'teams.id')
    .where('teamInvitations.id', '=', invitationId)
    .executeTakeFirst();
}

export function findTeamOfQr(db: Database, userId: string, qrId: string) {
  return teamsWithRoles(db, userId)
    .innerJoin('teamQrs', 'teamQrs.teamId', 'teams.id')
    .where('teamQrs.id', '=', qrId)
    .executeTakeFirst();
}

/** An organisation's token works as long as its creator belongs to the organisation. */
export const isCreatorMember = sql<boolean>`(access_tokens.organisation_id is null
  or exists (select 1 from organisation_members as maker
    join organisations on organisations.id = maker.organisation_id
    where maker.organisation_id = access_tokens.organisation_id and maker.user_id = access_tokens.user_id
      and organisations.deleted_at is null))`;

/** An app works until it is deleted, or the organisation that registered it closes. */
export const isAppAlive = sql<boolean>`(apps.deleted_at is null and exists (select 1 from organisations as owner
  where owner.id = apps.organisation_id and owner.deleted_at is null))`;

/** A grant to an app holds until the app or the user ends it, or the app is gone. */
const isGrantAlive = sql<boolean>`(access_tokens.grant_id is null
  or exists (select 1 from app_grants join apps on apps.id = app_grants.app_id
    where app_grants.id = access_tokens.grant_id and app_grants.revoked_at is null and ${isAppAlive}))`;

/** A token that currently works, of an existing account. */
export function findToken(db: Database, hash: string, now: Date) {
  return db
    .selectFrom('accessTokens')
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .select(['accessTokens.id', 'accessTokens.name', 'accessTokens.userId', 'accessTokens.scopes'])
    .select(['accessTokens.organisationId', 'accessTokens.role', 'accessTokens.lastUsedAt'])
    .where('accessTokens.hash', '=', hash)
    .where('accessTokens.revokedAt', 'is', null)
    .where('accessTokens.expiresAt', '>', now)
    .where('users.deletedAt', 'is', null)
    .where(isCreatorMember)
    .where(isGrantAlive)
    .executeTakeFirst();
}

export async function setTokenUsed(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('accessTokens').set({ lastUsedAt: at }).where('id', '=', id).execute();
}

/** A referee keeps score where they are assigned, or where no one is and the organisation leaves it open. */
const isOpenToCreator = sql`exists (select 1 from match_referees as assigned
    where assigned.match_id = scorer_links.match_id and assigned.user_id = creator.user_id)
  or (not exists (select 1 from match_referees as others where others.match_id = scorer_links.match_id)
    and not exists (select 1 from organisations as strict
      where strict.id = scorer_links.organisation_id and strict.only_assigned_referees))`;

/** A scorer link is valid only while its creator may keep score themselves. */
export const isCreatorStaff = sql<boolean>`exists (select 1 from organisation_members as creator
  where creator.organisation_id = scorer_links.organisation_id and creator.user_id = scorer_links.created_by
    and ${effectiveRole('creator')} in (${sql.join([...organisationAbilities['matches.manage']])})
    and (creator.role <> 'referee' or ${isOpenToCreator}))`;

/** A valid link to the desk of a match that is not deleted. */
export function findScorerLink(db: Database, tokenHash: string, now: Date) {
  return db
    .selectFrom('scorerLinks')
    .innerJoin('matches', 'matches.id', 'scorerLinks.matchId')
    .innerJoin('organisations', 'organisations.id', 'scorerLinks.organisationId')
    .select(['scorerLinks.id as linkId', 'scorerLinks.matchId', 'scorerLinks.organisationId'])
    .where('scorerLinks.tokenHash', '=', tokenHash)
    .where('scorerLinks.revokedAt', 'is', null)
    .where('scorerLinks.expiresAt', '>', now)
    .where(isCreatorStaff)
    .where('matches.deletedAt', 'is', null)
    .where('organisations.deletedAt', 'is', null)
    .executeTakeFirst();
}

export type ScorerLink = NonNullable<Awaited<ReturnType<typeof findScorerLink>>>;
