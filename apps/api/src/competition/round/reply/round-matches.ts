import { MatchQuery, type Read, type Round } from '@traip/contract';
import { actionsFor, type MatchResult, type MatchStatus } from '@traip/engine/match';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { moverOf } from '../../competition/reply/next-states.ts';
import { assignmentOf } from '../../match/desk/actor.ts';
import { matchRows } from '../../match/lists/match-page.ts';
import { pageOfMatches } from '../../match/lists/rows/queries.ts';
import { listResults, type ResultRow } from './queries.ts';

type RoundMatch = Read<typeof Round>['matches'][number];

interface RoundView {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly round: number;
  readonly at: Date;
  readonly onlyAssignedReferees: boolean;
}

/** No round has more. */
const maxMatches = 1000;

/** The matches of a round as list rows, with their results and the actions available to the caller. */
export async function roundMatches(
  db: Database,
  scope: OrganisationScope,
  { at, onlyAssignedReferees, ...which }: RoundView,
): Promise<RoundMatch[]> {
  const filter = { ...MatchQuery.parse({}), ...which, limit: maxMatches };
  const viewer = { userId: scope.userId, today: dayInMadrid(at), now: at };
  const found = await pageOfMatches(db, { ...filter, ...viewer });
  const [rows, results] = await Promise.all([
    matchRows(db, found, at),
    listResults(
      db,
      found.map(({ id }) => id),
    ),
  ]);
  const resultOf = new Map(results.map((row) => [row.id, row]));
  return rows.map((row): RoundMatch => {
    const { competition: _c, phase: _p, isLocked: _l, referees: _r, ...match } = row;
    const own = resultOf.get(row.id);
    const state = row.state as MatchStatus;
    const actions = own ? actionsOn(state, own, scope, onlyAssignedReferees) : [];
    return { ...match, state, ...resultReply(own), reports: reportsOf(state, own), actions };
  });
}

function resultReply(row: ResultRow | undefined) {
  const result = (row?.result ?? null) as MatchResult | null;
  return {
    outcome: result?.outcome ?? null,
    sets: (result?.sets ?? []).map(({ home, away }) => ({ home, away })),
    shootOut: result?.shootOut ?? null,
    method: result?.method ?? null,
    winnerByMethod: result?.winnerByMethod ?? null,
    isKnockout: row !== undefined && (row.tieKey !== null || row.kind === 'TIEBREAK'),
  };
}

/** Null if no team has reported, or the match already has a result. */
function reportsOf(state: MatchStatus, row: ResultRow | undefined): RoundMatch['reports'] {
  const { homeReport: home = null, awayReport: away = null } = row ?? {};
  const isAhead = state === 'CREATED' || state === 'SCHEDULED';
  return isAhead && (home !== null || away !== null) ? { home, away } : null;
}

function actionsOn(
  state: MatchStatus,
  { referees }: ResultRow,
  { role, userId }: OrganisationScope,
  onlyAssigned: boolean,
): RoundMatch['actions'] {
  const mover = moverOf(role);
  if (mover === null) return [];
  const assigned = assignmentOf({ userId, linkId: null }, { referees, onlyAssigned });
  return [...actionsFor(state, { role: mover, assigned })];
}
