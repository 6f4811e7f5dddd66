import type { MatchResult } from '@traip/engine/match';
import { sql, type Updateable } from 'kysely';
import { isCreatorStaff } from '../../../platform/authorization/queries.ts';
import type { MatchesTable } from '../../../platform/db/competition-tables.ts';
import { askedRules } from '../../../platform/db/participation.ts';
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

/** Serialises writes to a match; false when it has been deleted meanwhile. */
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

/** A match with its competition, phase and teams. */
export function findMatch(db: Database, { organisationId }: InOrganisation, id: string) {
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
    .select([askedRules.as('registrationRules'), bracketSteps.as('bracketSteps')])
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
    .where('matches.deletedAt', 'is', null)
    .executeTakeFirst();
}

export type MatchRecord = NonNullable<Awaited<ReturnType<typeof findMatch>>>;

/** More events than this come from a faulty device. */
export const maxEvents = 2000;

/** Leaves room for the events of the match itself, such as its end or a reopening. */
export const maxRows = 3000;

/** All events of a match in order of arrival, deleted ones included. */
export function listEvents(db: Database, matchId: string): Promise<EventRow[]> {
  return db
    .selectFrom('matchEvents')
    .selectAll()
    .where('matchId', '=', matchId)
    .orderBy('seq')
    .limit(maxRows)
    .execute();
}

export async function insertEvents(trx: Trx, rows: readonly EventRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ payload, ...row }) => ({ ...row, payload: JSON.stringify(payload) }));
  await trx.insertInto('matchEvents').values(values).execute();
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

/** Updates a match and increments its version. */
export async function saveMatch(trx: Trx, id: string, { result, ...change }: MatchUpdate): Promise<void> {
  const resultColumn = result === undefined ? {} : { result: JSON.stringify(result) };
  await trx
    .updateTable('matches')
    .set({ ...change, ...resultColumn, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function listReferees(db: Database, matchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('matchReferees')
    .select('userId')
    .where('matchId', '=', matchId)
    .limit(50)
    .execute();
  return rows.map(({ userId }) => userId);
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
