import type { MatchComparison, Read } from '@traip/contract';
import type { MatchRecord } from '../../competition/match/lists/rows/queries.ts';
import {
  type PhaseFacts,
  readFacts,
  tableInputs,
  tableOf,
  type View,
} from '../../competition/progression/index.ts';
import { isRanked, rowReply } from '../../competition/standings/reply/table-reply.ts';
import { loadTeamNames } from '../../competition/standings/reply/team-names.ts';
import type { Context } from '../../platform/routing/context.ts';

type Reply = NonNullable<Read<typeof MatchComparison>['table']>;

/** A table of this size is shown as a whole. */
const smallTable = 6;

/** The rows around both sides; null if there is no table yet, or neither is in it. */
export async function nearbyTable(
  { db, now }: Pick<Context, 'db' | 'now'>,
  match: MatchRecord,
): Promise<Reply | null> {
  if (match.tieKey !== null) return null;
  const [phase] = await readFacts(db, match.competitionId, now, ({ id }) => id === match.phaseId);
  const rows = phase && rowsIn(phase, match, viewOf(match));
  const shown = rows && around(rows, [match.homeId, match.awayId]);
  if (!shown || shown.length === 0 || !isRanked(phase, rows)) return null;
  const names = await loadTeamNames(
    db,
    shown.map(({ team }) => team),
  );
  return {
    group: match.groupKey,
    of: rows.length,
    rows: shown.map((row) => rowReply({ ...row, outlook: null }, phase, [], names)),
    before: ranksBefore(phase, match),
  };
}

/** For a finished match, everything that had begun by then; while it is played, with its current score. */
function viewOf({ state, kickOff }: MatchRecord): View {
  if (state === 'IN_PROGRESS') return { live: true };
  const isOver = state === 'FINISHED' || state === 'CLOSED';
  return isOver && kickOff !== null ? { asOf: kickOff.toISOString() } : {};
}

function rowsIn(phase: PhaseFacts, { groupKey }: MatchRecord, view: View) {
  const input = tableInputs(phase, view).find((one) => one.groupKey === groupKey);
  return input && tableOf(input).table.rows;
}

function around<Row extends { readonly team: string }>(
  rows: readonly Row[],
  teams: readonly (string | null)[],
) {
  const places = rows.flatMap(({ team }, index) => (teams.includes(team) ? [index] : []));
  if (places.length === 0) return [];
  if (rows.length <= smallTable) return rows;
  return rows.filter((_, index) => places.some((place) => Math.abs(place - index) <= 1));
}

/** The same table without this match. */
function ranksBefore(phase: PhaseFacts, match: MatchRecord): Reply['before'] {
  if (match.homeScore === null) return null;
  const others = { ...phase, matches: phase.matches.filter(({ id }) => id !== match.id) };
  const rows = rowsIn(others, match, viewOf(match));
  const rankOf = (id: string | null) => rows?.find(({ team }) => team === id)?.rank ?? null;
  return { home: rankOf(match.homeId), away: rankOf(match.awayId) };
}
