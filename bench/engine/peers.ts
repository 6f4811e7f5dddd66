import type { SwissTeam } from '@traip/engine/formats';
import Duel from 'duel';
import robin from 'roundrobin';
import { DoubleElimination, RoundRobin, SingleElimination, Swiss } from 'tournament-pairings';
import type { Kind, Score } from './rival.ts';

/** Peers that work in memory alone, without a store: what a job returns is told in the report. */

/** The bracket of duel: players are numbers; in a double knock-out with a second grand final. */
export function duelBracket(kind: Kind, count: number): Duel {
  return new Duel(count, kind === 'DOUBLE_ELIM' ? { last: 2 } : { short: true });
}

/** Enters the first so many results of a bracket, in an order in which they can be played. */
export function duelPlays(duel: Duel, scores: readonly Score[]): void {
  for (const [index, score] of scores.entries()) duelEntry(duel, index, score);
}

/** Enters the result of one match, or another in its place. */
export function duelEntry(duel: Duel, index: number, { home, away }: Score): boolean {
  const match = duel.matches[index];
  if (!match || !duel.score(match.id, [home, away])) throw new Error(`Duel refuses result ${index}`);
  return true;
}

const pairingsOf = {
  SINGLE_ELIM: (teams: readonly string[]) => SingleElimination([...teams], 1, false, true),
  DOUBLE_ELIM: (teams: readonly string[]) => DoubleElimination([...teams], 1, true),
  ROUND_ROBIN: (teams: readonly string[]) => RoundRobin([...teams], 1, true),
} as const;

/** The matches of a format by tournament-pairings. */
export function pairings(kind: Kind, teams: readonly string[]): unknown {
  return pairingsOf[kind](teams);
}

export function roundRobin(teams: readonly string[]): unknown {
  return robin(teams.length, teams);
}

/** The players of a Swiss as tournament-pairings wants them, with seats that matter. */
export function swissPlayers(teams: readonly SwissTeam[]): Parameters<typeof Swiss>[0] {
  return teams.map(({ team, games }) => ({
    id: team,
    score: games.reduce((sum, { points }) => sum + points, 0),
    avoid: games.flatMap(({ opponent }) => opponent ?? []),
    seating: games.flatMap(({ side }) =>
      side === null ? [] : [side === 'HOME' ? (1 as const) : (-1 as const)],
    ),
  }));
}

export function swissPairings(players: Parameters<typeof Swiss>[0], round: number): unknown {
  return Swiss(players, round, false, true);
}
