import { at } from '../model/at.ts';
import type { HomeAway, SwissGame, SwissTeam } from '../swiss/contender.ts';

/** A tournament as FIDE's tournament report file tells it (TRF16; columns counted from 1 there, from 0 here). */
export interface ReportedTournament {
  readonly teams: readonly SwissTeam[];
  readonly rounds: number;
  readonly initialSide: HomeAway;
}

// In half points: a full point is 2.
const pointsOf: Readonly<Record<string, number>> = {
  '1': 2,
  '+': 2,
  '=': 1,
  '0': 0,
  '-': 0,
  U: 2,
  F: 2,
  H: 1,
  Z: 0,
};
const sideOf: Readonly<Record<string, HomeAway>> = { w: 'HOME', b: 'AWAY' };
const FIRST_ROUND = 91;
const ROUND_WIDTH = 10;

function readGame(cell: string): SwissGame {
  const number = cell.slice(0, 4).trim();
  const side = sideOf[cell.slice(5, 6)] ?? null;
  const result = cell.slice(7, 8);
  return {
    opponent: number === '0000' || number === '' ? null : number,
    side,
    points: pointsOf[result] ?? 0,
    played: '10='.includes(result) && result !== '' && side !== null,
  };
}

function readTeam(line: string): SwissTeam {
  const rounds = Math.ceil((line.trimEnd().length - FIRST_ROUND) / ROUND_WIDTH);
  const cells = Array.from({ length: rounds }, (_, index) =>
    line.slice(FIRST_ROUND + index * ROUND_WIDTH, FIRST_ROUND + (index + 1) * ROUND_WIDTH),
  );
  return { team: line.slice(4, 8).trim(), games: cells.map(readGame) };
}

/** Reads the players and rounds of a report. */
export function readReport(text: string): ReportedTournament {
  const teams = text
    .split(/\r?\n/)
    .filter((line) => line.startsWith('001'))
    .map(readTeam);
  const first = at(teams, 0);
  return { teams, rounds: first.games.length, initialSide: first.games[0]?.side ?? 'HOME' };
}

/** The teams as they stood before a round (counted from 0). */
export function beforeRound({ teams }: ReportedTournament, round: number): readonly SwissTeam[] {
  return teams.map((team) => {
    const game = team.games[round];
    // Whoever gets the bye of the pairing (U) was there; other rounds without an opponent are absences.
    const absent = !game?.opponent && !(game?.points === 2);
    return { ...team, games: team.games.slice(0, round), absent };
  });
}

/** The pairings of a round as text, home first. */
export function reportedPairings({ teams }: ReportedTournament, round: number): readonly string[] {
  return teams
    .flatMap(({ team, games }) => {
      const game = games[round];
      if (!game?.opponent) return [];
      return game.side === 'HOME' ? [`${team}-${game.opponent}`] : [];
    })
    .toSorted();
}
