import type { OrganisationRole } from '@traip/contract';
import type { MatchResult } from '@traip/engine/match';
import { sql, type Updateable } from 'kysely';
import { isCreatorStaff } from '../../../platform/authorization/queries.ts';
import type { MatchesTable } from '../../../platform/db/competition-tables.ts';
import { compiledOnce } from '../../../platform/db/compile-once.ts';
import { effectiveRole } from '../../../platform/db/effective-role.ts';
import { rulesWithConsentAge } from '../../../platform/db/participation.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { EventRow } from '../../match-events/stored-event.ts';
import { bracketSteps } from '../tie/bracket/queries.ts';

export type { EventRow };

interface InOrganisation {
  readonly organisationId: string;
}

/** The competition and phase of a match, which are locked before it. */
export function findParentIds(db: Database, { organisationId }: InOrganisation, id: string) {
  return db
    .selectFrom('matches')
    .select(['competitionId', 'phaseId'])
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Serialises the results of a phase. */
export async function lockPhase(trx: Trx, { organisationId }: InOrganisation, id: string): Promise<void> {
  await trx
    .selectFrom('phases')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Serialises writes to a match; false if it was deleted meanwhile. */
export async function lockMatchRow(
  trx: Trx,
  { organisationId }: InOrganisation,
  id: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('matches')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

interface MemberOf extends InOrganisation {
  readonly userId: string;
}

/**
 * Locks a person, so that their account can't be deleted meanwhile, and then the match: one statement, always
 * in this order. Returns which of them exist, and the person's role.
 */
export async function lockPersonAndMatch(trx: Trx, { organisationId, userId }: MemberOf, id: string) {
  const { rows } = await trx.executeQuery(personAndMatch(trx, { organisationId, userId, id }));
  return rows[0] ?? { isPerson: false, role: null, isMatch: false };
}

const personAndMatch = compiledOnce(
  (db, { organisationId, userId, id }: MemberOf & { readonly id: string }) =>
    sql<{ isPerson: boolean; role: OrganisationRole | null; isMatch: boolean }>`
    with person as materialized (
      select id from users where id = ${userId} and deleted_at is null and email_verified_at is not null
      for key share),
    locked as materialized (
      select id from matches
      where organisation_id = ${organisationId} and id = ${id} and deleted_at is null
        and exists (select from person)
      for update)
    select exists (select from person) as is_person, exists (select from locked) as is_match,
      (select ${effectiveRole('own')} from organisation_members as own
        where own.organisation_id = ${organisationId} and own.user_id = ${userId}) as role`.compile(db),
);

/** A match with its competition, phase and teams. */
export const findMatch = (db: Database, scope: InOrganisation, id: string) =>
  matchWith(db, scope, id).executeTakeFirst();

export function matchWith(db: Database, { organisationId }: InOrganisation, id: string) {
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .innerJoin('phases', 'phases.id', 'matches.phaseId')
    .innerJoin('organisations', 'organisations.id', 'matches.organisationId')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .selectAll('matches')
    .select(['competitions.name as competitionName', 'competitions.state as competitionState'])
    .select(['competitions.rulesOverride', 'categories.sportVariantKey'])
    .select([rulesWithConsentAge.as('registrationRules'), bracketSteps.as('bracketSteps')])
    .select(['phases.name as phaseName', 'phases.state as phaseState'])
    .select('organisations.onlyAssignedReferees')
    .select(['home.name as homeName', 'home.code as homeCode'])
    .select([
      'home.sportKey as homeSportKey',
      'home.competitorKind as homeKind',
      'home.avatarKey as homeAvatarKey',
    ])
    .select(['away.name as awayName', 'away.code as awayCode'])
    .select([
      'away.sportKey as awaySportKey',
      'away.competitorKind as awayKind',
      'away.avatarKey as awayAvatarKey',
    ])
    .where('matches.organisationId', '=', organisationId)
    .where('matches.id', '=', id)
    .where('matches.deletedAt', 'is', null);
}

export type MatchRecord = NonNullable<Awaited<ReturnType<typeof findMatch>>>;

/** More events than this come from a faulty device. */
export const maxEvents = 2000;

/** Leaves room for events of the match itself, such as its end or a reopening. */
export const maxRows = 3000;

/** All events of a match in order of arrival, deleted ones included. */
export function eventsOf(db: Database, matchId: string) {
  return db
    .selectFrom('matchEvents')
    .selectAll()
    .where('matchId', '=', matchId)
    .orderBy('seq')
    .limit(maxRows);
}

export const listEvents = (db: Database, matchId: string): Promise<EventRow[]> =>
  eventsOf(db, matchId).execute();

export async function insertEvents(trx: Trx, rows: readonly EventRow[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('matchEvents').values(valuesOf(rows)).execute();
}

function valuesOf(rows: readonly EventRow[]) {
  return rows.map(({ payload, ...row }) => ({ ...row, payload: JSON.stringify(payload) }));
}

/** Soft delete: the events stay stored and no longer count. */
export async function markEventsDeleted(
  trx: Trx,
  ids: readonly string[],
  deleted: Pick<EventRow, 'deletedAt' | 'deletedBy' | 'deletedLink'>,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('matchEvents')
    .set(deleted)
    .where('id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute();
}

/** Sets the second player of an event, such as the assistant of a goal. */
export async function saveRelatedPlayer(trx: Trx, id: string, relatedPlayerId: string | null): Promise<void> {
  await trx.updateTable('matchEvents').set({ relatedPlayerId }).where('id', '=', id).execute();
}

type MatchUpdate = Omit<Updateable<MatchesTable>, 'version' | 'result'> & {
  readonly result?: MatchResult | null;
};

/** Updates a match, increments its version, and inserts its new events in the same statement. */
export async function saveMatch(
  trx: Trx,
  id: string,
  { result, ...change }: MatchUpdate,
  events: readonly EventRow[] = [],
): Promise<void> {
  const resultColumn = result === undefined ? {} : { result: JSON.stringify(result) };
  const update = { ...change, ...resultColumn, version: sql<number>`version + 1` };
  if (events.length === 0) await trx.updateTable('matches').set(update).where('id', '=', id).execute();
  else
    await trx
      .with('inserted', (db) => db.insertInto('matchEvents').values(valuesOf(events)))
      .updateTable('matches')
      .set(update)
      .where('id', '=', id)
      .execute();
}

export function refereesOf(db: Database, matchId: string) {
  return db.selectFrom('matchReferees').select('userId').where('matchId', '=', matchId).limit(50);
}

/** Rounded to the minute, so that not every read causes a write. */
export async function markLinkUsed(db: Database, id: string, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  await db
    .updateTable('scorerLinks')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<', aMinuteAgo)]))
    .execute();
}

/** Whether a scorer link is still valid inside this transaction. */
export async function isLinkOpen(trx: Trx, id: string, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('scorerLinks')
    .select('id')
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(isCreatorStaff)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
