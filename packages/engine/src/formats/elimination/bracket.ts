import { at } from '../model/at.ts';
import type { Bracket, Tie } from '../model/phase.ts';
import { byeSlot, isBye, type Slot, waitingSlot } from '../model/slot.ts';

/** The seeds of a bracket from top to bottom: 1 and 2 can only meet in the final, 1 to 4 in the semi-finals. */
export function bracketSeeds(size: number): readonly number[] {
  if (size === 1) return [1];
  return bracketSeeds(size / 2).flatMap((seed) => [seed, size + 1 - seed]);
}

/** The smallest power of two that holds a number of entrants. */
export function bracketSize(count: number): number {
  let size = 1;
  while (size < count) size *= 2;
  return size;
}

/** Entrants in seed order, set into a bracket; the missing low seeds are byes for the top ones. */
export function seeded(entrants: readonly Slot[]): readonly Slot[] {
  return bracketSeeds(bracketSize(entrants.length)).map((seed) => entrants[seed - 1] ?? byeSlot);
}

export type TieFormat = Pick<Tie, 'legs' | 'bestOf'>;
export const singleMatch: TieFormat = { legs: 1, bestOf: 1 };

export interface Meeting {
  readonly round: number;
  readonly bracket: Bracket;
  readonly places: Tie['places'];
  /** How the ids of its ties begin. */
  readonly prefix: string;
  readonly format: TieFormat;
}

export interface PlayedRound {
  readonly ties: readonly Tie[];
  /** Whoever goes on, in bracket order; a bye where nobody does. */
  readonly winners: readonly Slot[];
  readonly losers: readonly Slot[];
}

interface Outcome {
  readonly tie: Tie | null;
  readonly winner: Slot;
  readonly loser: Slot;
}

/** Against a bye there is nothing to play. */
function meet(first: Slot, second: Slot, id: string, meeting: Meeting): Outcome {
  if (isBye(first) || isBye(second)) {
    return { tie: null, winner: isBye(first) ? second : first, loser: byeSlot };
  }
  const { round, bracket, places, format } = meeting;
  return {
    tie: { id, round, bracket, places, first, second, ...format },
    winner: waitingSlot({ kind: 'WINNER', tie: id }),
    loser: waitingSlot({ kind: 'LOSER', tie: id }),
  };
}

/** Plays neighbours against each other. */
export function playNeighbours(entries: readonly Slot[], meeting: Meeting): PlayedRound {
  const outcomes = Array.from({ length: entries.length / 2 }, (_, index) =>
    meet(at(entries, 2 * index), at(entries, 2 * index + 1), `${meeting.prefix}-${index + 1}`, meeting),
  );
  return {
    ties: outcomes.flatMap(({ tie }) => (tie === null ? [] : [tie])),
    winners: outcomes.map(({ winner }) => winner),
    losers: outcomes.map(({ loser }) => loser),
  };
}
