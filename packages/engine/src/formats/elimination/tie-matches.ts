import type { Match, Round, Tie } from '../model/phase.ts';
import { isBye, type Slot } from '../model/slot.ts';

/** Whether the first side is at home in a match of a tie (counted from 0). */
export function firstIsHome(tie: Pick<Tie, 'legs'>, index: number): boolean {
  // Over two legs the lower seed hosts first, so that the better one decides it at home.
  return tie.legs === 2 ? index === 1 : index % 2 === 0;
}

/** How many matches a tie can have. */
export function matchCount(tie: Pick<Tie, 'legs' | 'bestOf'>): number {
  return Math.max(tie.legs, tie.bestOf);
}

/** The id of a match of a tie (counted from 0). */
export function tieMatchId(tie: Pick<Tie, 'id' | 'legs' | 'bestOf'>, index: number): string {
  return matchCount(tie) === 1 ? tie.id : `${tie.id}.${index + 1}`;
}

/** The matches of a tie in the order in which they are played. */
export function matchesOfTie(tie: Tie): readonly Match[] {
  const enoughToWin = tie.bestOf > 1 ? (tie.bestOf + 1) / 2 : tie.legs;
  return Array.from({ length: matchCount(tie) }, (_, index) => ({
    id: tieMatchId(tie, index),
    round: tie.round,
    tie: tie.id,
    ...(index >= enoughToWin || tie.onlyIfSecondWon !== undefined ? { ifNeeded: true as const } : {}),
    home: firstIsHome(tie, index) ? tie.first : tie.second,
    away: firstIsHome(tie, index) ? tie.second : tie.first,
  }));
}

/** The rounds of a knock-out; whoever has no opponent in the first one rests there. */
export function roundsOfTies(ties: readonly Tie[], entrants: readonly Slot[]): readonly Round[] {
  const byRound = Map.groupBy(ties, (tie) => tie.round);
  return [...byRound]
    .toSorted(([one], [other]) => one - other)
    .map(([number, played]) => ({
      number,
      matches: played.flatMap(matchesOfTie),
      byes: number === 1 ? resting(played, entrants) : [],
    }));
}

function resting(played: readonly Tie[], entrants: readonly Slot[]): readonly Slot[] {
  const playing = new Set(played.flatMap(({ first, second }) => [first, second]).map(sourceKey));
  return entrants.filter((slot) => !isBye(slot) && !playing.has(sourceKey(slot)));
}

/** Two slots with the same source are the same place. */
export function sourceKey({ source }: Slot): string {
  return Object.values(source).join(' ');
}
