import { at } from '../model/at.ts';
import { countBreach, type FormatBreach } from '../model/breach.ts';
import { noTieRules, type Phase, type Tie } from '../model/phase.ts';
import { type Slot, waitingSlot } from '../model/slot.ts';
import { singleMatch } from './bracket.ts';
import { roundsOfTies } from './tie-matches.ts';

/** Page play-off: the top two of four may lose once and still win it. */
export function pagePlayoff(entrants: readonly Slot[]): Phase | FormatBreach {
  const breach = countBreach(entrants.length, 4, 4);
  if (breach) return breach;
  const tie = (id: string, round: number, to: number, first: Slot, second: Slot): Tie => ({
    ...singleMatch,
    id,
    round,
    bracket: 'MAIN',
    places: { from: 1, to },
    first,
    second,
  });
  const winner = (id: string) => waitingSlot({ kind: 'WINNER', tie: id });
  const first = [
    tie('q-1', 1, 3, at(entrants, 0), at(entrants, 1)),
    tie('q-2', 1, 4, at(entrants, 2), at(entrants, 3)),
  ];
  const semi = tie('semi', 2, 3, waitingSlot({ kind: 'LOSER', tie: 'q-1' }), winner('q-2'));
  const final = tie('final', 3, 2, winner('q-1'), winner('semi'));
  const rounds = roundsOfTies([first, [semi], [final]], entrants);
  const ties = [...first, semi, final];
  return { algorithm: 'PAGE_PLAYOFF', entrants, groups: [], rounds, ties, tieRules: noTieRules };
}
