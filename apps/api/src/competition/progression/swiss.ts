import type { SwissGame, SwissTeam } from '@traip/engine/formats';
import type { Table } from '@traip/engine/standings';
import type { Database } from '../../platform/db/schema.ts';
import { anyTime, type PhaseFacts, readFacts } from './facts/facts.ts';
import { byePointsOf } from './table/table-input.ts';
import { tablesOf } from './table/tables.ts';

/** What pairing the next round of a Swiss needs. */
interface SwissHistory {
  /** By pairing number. */
  readonly teams: readonly SwissTeam[];
  readonly winPoints: number;
}

const noGame: SwissGame = { opponent: null, side: null, points: 0, played: false };

/** The games of every team in the first rounds of a Swiss, with their table points. */
export async function loadSwissHistory(
  db: Database,
  { competitionId, phaseId, rounds }: { competitionId: string; phaseId: string; rounds: number },
): Promise<SwissHistory> {
  const [phase] = await readFacts(db, competitionId, anyTime, ({ id }) => id === phaseId);
  const [only] = phase === undefined ? [] : tablesOf(phase);
  if (phase === undefined || only === undefined) throw new Error(`No table of the Swiss ${phaseId}.`);
  const teams = phase.teams.map(({ teamId, status }): SwissTeam => {
    const games = gamesOf(teamId, phase, only.table);
    return {
      team: teamId,
      games: Array.from({ length: rounds }, (_, index) => games.get(index + 1) ?? noGame),
      ...(status === 'WITHDRAWN' ? { absent: true } : {}),
    };
  });
  return { teams, winPoints: phase.rules.points.win };
}

function gamesOf(teamId: string, phase: PhaseFacts, table: Table): ReadonlyMap<number, SwissGame> {
  const roundOf = new Map(phase.matches.map(({ id, round }) => [id, round]));
  const games = new Map<number, SwissGame>();
  for (const { match, counting, home, away } of table.sheets.get(teamId)?.entries ?? []) {
    const round = roundOf.get(match.id);
    if (round === undefined || match.kind === 'TIEBREAK' || counting !== 'COUNTS') continue;
    const isHome = match.home === teamId;
    const share = isHome ? home : away;
    games.set(round, {
      opponent: isHome ? match.away : match.home,
      side: isHome ? 'HOME' : 'AWAY',
      points: share.resultPoints + share.bonus,
      played: home.forfeits + away.forfeits === 0,
    });
  }
  for (const bye of phase.byes)
    if (bye.teamId === teamId) games.set(bye.round, { ...noGame, points: byePointsOf(phase), isBye: true });
  return games;
}
