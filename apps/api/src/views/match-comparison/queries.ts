import { comparisonLimits } from '@traip/contract';
import { type MatchResult, winningSide } from '@traip/engine/match';
import { sql } from 'kysely';
import { listFirst } from '../../competition/match/lists/first/queries.ts';
import {
  filteredMatches,
  type MatchFilter,
  type MatchRecord,
} from '../../competition/match/lists/rows/queries.ts';
import { isFollowableTeam } from '../../platform/db/followable.ts';
import type { Database } from '../../platform/db/schema.ts';

const isOver = sql<boolean>`matches.state in ('FINISHED', 'CLOSED')`;

/** Finished before this match; if it is not over itself, any finished match. */
function isOverBefore({ id, kickOff, state }: MatchRecord) {
  const isPlayed = state === 'FINISHED' || state === 'CLOSED';
  if (kickOff === null || !isPlayed) return sql<boolean>`(${isOver} and matches.id <> ${id})`;
  return sql<boolean>`(${isOver} and matches.id <> ${id} and matches.kick_off < ${kickOff})`;
}

/** The latest matches of a side before this one, or of both sides against each other, latest first. */
export function listLatest(db: Database, filter: MatchFilter, match: MatchRecord) {
  const limit = filter.teamId === undefined ? comparisonLimits.form : comparisonLimits.meetings;
  return listFirst(db, filter, { condition: isOverBefore(match), order: 'desc', limit });
}

/** Who won each earlier match between the two sides: the ID of a team, or null after a draw. */
export async function listWinners(
  db: Database,
  filter: MatchFilter,
  match: MatchRecord,
): Promise<(string | null)[]> {
  const rows = await filteredMatches(db, filter)
    .where(isOverBefore(match))
    .where('matches.result', 'is not', null)
    .select(['matches.result', 'matches.homeTeamId', 'matches.awayTeamId'])
    .execute();
  return rows.map(({ result, homeTeamId, awayTeamId }) => {
    const winner = winningSide(result as unknown as MatchResult);
    return winner === null ? null : winner === 'HOME' ? homeTeamId : awayTeamId;
  });
}

/** The other matches of a match's tie. */
export async function listLegs(db: Database, { id, phaseId, tieKey }: MatchRecord): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('phaseId', '=', phaseId)
    .where('tieKey', '=', tieKey)
    .where('id', '<>', id)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

/** The given teams that are public and can be followed. */
export async function listFollowableTeams(db: Database, ids: readonly (string | null)[]): Promise<string[]> {
  const rows = await db
    .selectFrom('teams')
    .select('teams.id')
    .where('teams.id', 'in', ids)
    .where(isFollowableTeam)
    .execute();
  return rows.map(({ id }) => id);
}
