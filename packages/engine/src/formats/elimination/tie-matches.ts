import type { Match, Round, Tie } from '../model/phase.ts';
import { isBye, type Slot } from '../model/slot.ts';

/** Whether the first side is at home in a match of a tie (counted from 0). */
export function firstIsHome(tie: Pick<Tie, 'legs'>, index: number): boolean {
  // Over two legs the lower seed hosts first, so that the better one has the decisive home match.
  return tie.legs === 2 ? index === 1 : index % 2 === 0;
}

/** The maximum number of matches of a tie. */
export function matchCount(tie: Pick<Tie, 'legs' | 'bestOf'>): number {
  return Math.max(tie.legs, tie.bestOf);
}

/** The id of a match of a tie (counted from 0). */
export function tieMatchId(tie: Pick<Tie, 'id' | 'legs' | 'bestOf'>, index: number): string {
  return matchCount(tie) === 1 ? tie.id : `${tie.id}.${index + 1}`;
}

/** The matches of a tie in playing order. */
export function matchesOfTie(tie: Tie): readonly Match[] {
  return matchesOfTies([tie]);
}

function matchOfTie(tie: Tie, index: number): Match {
  const isFirstHome = firstIsHome(tie, index);
  const home = isFirstHome ? tie.first : tie.second;
  const away = isFirstHome ? tie.second : tie.first;
  const id = tieMatchId(tie, index);
  const { round, id: own } = tie;
  const enoughToWin = tie.bestOf > 1 ? (tie.bestOf + 1) / 2 : tie.legs;
  if (index >= enoughToWin || tie.onlyIfSecondWon !== undefined || tie.onlyIfBoth)
    return { id, round, tie: own, ifNeeded: true, home, away };
  return { id, round, tie: own, home, away };
}

/** The ties of a knockout, round by round, starting at index 0. */
export type TieRounds = readonly (readonly Tie[])[];

/** Ties in round order. */
export function inOrder(tieRounds: TieRounds): readonly Tie[] {
  return ([] as Tie[]).concat(...tieRounds);
}

/** The rounds of a knockout; entrants without an opponent in the first one have a bye. */
export function roundsOfTies(tieRounds: TieRounds, entrants: readonly Slot[]): readonly Round[] {
  const rounds: Round[] = [];
  for (const [index, ties] of tieRounds.entries()) {
    if (ties.length === 0) continue;
    const byes = index === 0 ? resting(ties, entrants) : [];
    rounds.push({ number: index + 1, matches: matchesOfTies(ties), byes });
  }
  return rounds;
}

/** The matches of the ties, tie by tie. */
export function matchesOfTies(ties: readonly Tie[]): Match[] {
  const matches: Match[] = [];
  for (const tie of ties) {
    const count = matchCount(tie);
    for (let index = 0; index < count; index += 1) matches.push(matchOfTie(tie, index));
  }
  return matches;
}

function resting(played: readonly Tie[], entrants: readonly Slot[]): readonly Slot[] {
  // Most brackets are full, so there are no byes to look for.
  if (2 * played.length === entrants.length) return [];
  const playing = new Set(played.flatMap(({ first, second }) => [first, second]));
  return entrants.filter((slot) => !isBye(slot) && !playing.has(slot));
}
