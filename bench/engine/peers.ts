import type { SwissTeam } from '@traip/engine/formats';
import Duel from 'duel';
import robin from 'roundrobin';
import { DoubleElimination, RoundRobin, SingleElimination, Swiss } from 'tournament-pairings';
import type { Kind, Score } from './rival.ts';

/** Peers that work in memory, without a store. The report says what their jobs return. */

/** A bracket of duel: players are numbers; double elimination has a second grand final. */
export function duelBracket(kind: Kind, count: number): Duel {
  return new Duel(count, kind === 'DOUBLE_ELIM' ? { last: 2 } : { short: true });
}

/** Enters the first results of a bracket, in a playable order. */
export function duelPlays(duel: Duel, scores: readonly Score[]): void {
  for (const [index, score] of scores.entries()) duelEntry(duel, index, score);
}

/** Enters or replaces the result of one match. */
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

/** The players of a Swiss in the format of tournament-pairings, where seats matter. */
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
