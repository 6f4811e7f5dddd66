import { at } from '../model/at.ts';
import type { Bracket, Tie } from '../model/phase.ts';
import { byeSlot, isBye, type Slot, waitingSlot } from '../model/slot.ts';

/** The seeds of a bracket from top to bottom: 1 and 2 can only meet in the final, 1 to 4 in the semi-finals. */
export function bracketSeeds(size: number): readonly number[] {
  let seeds = [1];
  for (let reach = 2; reach <= size; reach *= 2) {
    const wider: number[] = [];
    for (const seed of seeds) wider.push(seed, reach + 1 - seed);
    seeds = wider;
  }
  return seeds;
}

/** The smallest power of two that fits a number of entrants. */
export function bracketSize(count: number): number {
  let size = 1;
  while (size < count) size *= 2;
  return size;
}

/** Entrants in seed order, placed in a bracket; the missing low seeds are byes for the top ones. */
export function seeded(entrants: readonly Slot[]): readonly Slot[] {
  return bracketSeeds(bracketSize(entrants.length)).map((seed) => entrants[seed - 1] ?? byeSlot);
}

export type TieFormat = Pick<Tie, 'legs' | 'bestOf'>;
export const singleMatch: TieFormat = { legs: 1, bestOf: 1 };

export interface Meeting {
  readonly round: number;
  readonly bracket: Bracket;
  readonly places: Tie['places'];
  /** The prefix of its tie ids. */
  readonly prefix: string;
  readonly format: TieFormat;
}

export interface PlayedRound {
  /** The winners in bracket order; a bye where there is none. */
  readonly winners: readonly Slot[];
  readonly losers: readonly Slot[];
}

/** Pairs neighbours and adds their ties to the round. Against a bye there is nothing to play. */
export function playNeighbours(entries: readonly Slot[], meeting: Meeting, tieRounds: Tie[][]): PlayedRound {
  const { round, bracket, places, prefix } = meeting;
  while (tieRounds.length < round) tieRounds.push([]);
  const ties = at(tieRounds, round - 1);
  const { legs, bestOf } = meeting.format;
  const winners: Slot[] = [];
  const losers: Slot[] = [];
  for (let place = 1; 2 * place <= entries.length; place += 1) {
    const first = at(entries, 2 * place - 2);
    const second = at(entries, 2 * place - 1);
    if (isBye(first) || isBye(second)) {
      winners.push(isBye(first) ? second : first);
      losers.push(byeSlot);
      continue;
    }
    const id = `${prefix}${place}`;
    ties.push({ id, round, bracket, places, first, second, legs, bestOf });
    winners.push(waitingSlot({ kind: 'WINNER', tie: id }));
    losers.push(waitingSlot({ kind: 'LOSER', tie: id }));
  }
  return { winners, losers };
}
