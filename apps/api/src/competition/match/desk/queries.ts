import type { MatchResult } from '@traip/engine/match';
import { sql, type Updateable } from 'kysely';
import { isCreatorStaff } from '../../../platform/authorization/queries.ts';
import type { MatchesTable } from '../../../platform/db/competition-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { EventRow } from '../../match-events/stored-event.ts';

export type { EventRow };

interface InOrganisation {
  readonly organisationId: string;
}

/** Where a match is, so that what it stands in can be locked before it. */
export function findPlace(db: Database, { organisationId }: InOrganisation, id: string) {
  return db
    .selectFrom('matches')
    .select(['competitionId', 'phaseId'])
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Results of a phase are written one after the other. */
export async function lockPhase(trx: Trx, { organisationId }: InOrganisation, id: string): Promise<void> {
  await trx
    .selectFrom('phases')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Whoever writes into a match does it one after the other; false when it was deleted meanwhile. */
export async function lockMatch(trx: Trx, { organisationId }: InOrganisation, id: string): Promise<boolean> {
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

/** A match with what it hangs on and who plays it. */
export function findMatch(db: Database, { organisationId }: InOrganisation, id: string) {
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .innerJoin('phases', 'phases.id', 'matches.phaseId')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .selectAll('matches')
    .select(['competitions.name as competitionName', 'competitions.state as competitionState'])
    .select(['competitions.rulesOverride', 'categories.sportVariantKey'])
    .select(['phases.name as phaseName', 'phases.state as phaseState'])
    .select(['home.name as homeName', 'home.code as homeCode'])
    .select(['home.sportKey as homeSportKey', 'home.avatarKey as homeAvatarKey'])
    .select(['away.name as awayName', 'away.code as awayCode'])
    .select(['away.sportKey as awaySportKey', 'away.avatarKey as awayAvatarKey'])
    .where('matches.organisationId', '=', organisationId)
    .where('matches.id', '=', id)
    .where('matches.deletedAt', 'is', null)
    .executeTakeFirst();
}

export type MatchRecord = NonNullable<Awaited<ReturnType<typeof findMatch>>>;

/** A match in which more happens has a device that went mad. */
export const mostEvents = 2000;

/** Beyond them there is room for what is done with the match itself. */
export const mostRows = 3000;

/** Everything that was ever written into a match, also what was taken back, in the order of arrival. */
export function listEvents(db: Database, matchId: string): Promise<EventRow[]> {
  return db
    .selectFrom('matchEvents')
    .selectAll()
    .where('matchId', '=', matchId)
    .orderBy('seq')
    .limit(mostRows)
    .execute();
}

export async function insertEvents(trx: Trx, rows: readonly EventRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ payload, ...row }) => ({ ...row, payload: JSON.stringify(payload) }));
  await trx.insertInto('matchEvents').values(values).execute();
}

/** Takes events back: they stay in the books, and count for nothing. */
export async function markDeleted(
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

/** Who is named beside the player of an event. */
export async function saveRelated(trx: Trx, id: string, relatedPlayerId: string | null): Promise<void> {
  await trx.updateTable('matchEvents').set({ relatedPlayerId }).where('id', '=', id).execute();
}

type MatchChange = Omit<Updateable<MatchesTable>, 'version' | 'result'> & {
  readonly result?: MatchResult | null;
};

/** A new version of the match, with what is new in it. */
export async function saveMatch(trx: Trx, id: string, { result, ...change }: MatchChange): Promise<void> {
  const written = result === undefined ? {} : { result: JSON.stringify(result) };
  await trx
    .updateTable('matches')
    .set({ ...change, ...written, version: sql`version + 1` })
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

/** That a scorer link is in use, to the minute: more would be a write for every look. */
export async function noteUse(db: Database, id: string, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  await db
    .updateTable('scorerLinks')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<', aMinuteAgo)]))
    .execute();
}

/** Whether a scorer link still opens its match, once it is its holder's turn. */
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
