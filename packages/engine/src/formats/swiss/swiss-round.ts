import type { Round } from '../model/phase.ts';
import { teamSlot } from '../model/slot.ts';
import type { SwissRound } from './pair-round.ts';

/** A paired Swiss round as a round of its phase. */
export function swissRound({ pairings, bye }: SwissRound, number: number): Round {
  return {
    number,
    matches: pairings.map(({ home, away }, index) => ({
      id: `r${number}m${index + 1}`,
      round: number,
      home: teamSlot(home),
      away: teamSlot(away),
    })),
    byes: bye === null ? [] : [teamSlot(bye)],
  };
}
