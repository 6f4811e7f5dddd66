import { at } from '../model/at.ts';
import { countBreach, type FormatBreach } from '../model/breach.ts';
import { noTieRules, type Phase, type Tie } from '../model/phase.ts';
import { type Slot, waitingSlot } from '../model/slot.ts';
import { type Meeting, playNeighbours, seeded, singleMatch } from './bracket.ts';
import { inOrder, roundsOfTies } from './tie-matches.ts';

export interface DoubleElimParams {
  /** RESET replays the grand final if the side without a defeat loses it. */
  readonly grandFinal: 'SINGLE' | 'RESET';
  /** Whether losers drop to the far side of the lower bracket, away from opponents they have met. */
  readonly lowerCross: boolean;
}

export const doubleElimDefaults: DoubleElimParams = { grandFinal: 'RESET', lowerCross: true };

interface Upper {
  readonly winner: Slot;
  /** The losers of each upper round, in bracket order. */
  readonly losers: readonly (readonly Slot[])[];
}

// Upper rounds are numbered 1, 2, 4, 6 …, so that the lower bracket can keep up between them.
const upperRound = (step: number) => (step === 0 ? 1 : 2 * step);

function upperMeeting(step: number, alive: number): Meeting {
  return {
    round: upperRound(step),
    bracket: 'MAIN',
    places: { from: 1, to: alive },
    prefix: `u${step + 1}-`,
    format: singleMatch,
  };
}

function playUpper(entries: readonly Slot[], ties: Tie[][]): Upper {
  const losers: (readonly Slot[])[] = [];
  let alive = entries;
  for (let step = 0; alive.length > 1; step += 1) {
    const meeting = upperMeeting(step, alive.length);
    const played = playNeighbours(alive, meeting, ties);
    losers.push(played.losers);
    alive = played.winners;
  }
  return { winner: at(alive, 0), losers };
}

/** Losers drop down in reverse order in one round and with halves swapped in the next, to avoid rematches. */
function crossed(drops: readonly Slot[], step: number): readonly Slot[] {
  if (step % 2 === 1) return drops.toReversed();
  const half = drops.length / 2;
  return [...drops.slice(half), ...drops.slice(0, half)];
}

function lowerMeeting(index: number, alive: number): Meeting {
  const places = { from: 2, to: alive + 1 };
  return {
    round: index + 1,
    bracket: 'LOWER',
    places,
    prefix: `l${index}-`,
    format: singleMatch,
  };
}

/**
 * The lower bracket: winners meet each other, then the losers that drop down, and so on. Returns its winner.
 */
function playLower(losers: readonly (readonly Slot[])[], params: DoubleElimParams, ties: Tie[][]): Slot {
  let alive = at(losers, 0);
  let index = 0;
  const play = (entries: readonly Slot[]) => {
    index += 1;
    alive = playNeighbours(entries, lowerMeeting(index, entries.length), ties).winners;
  };
  for (const [step, drops] of losers.entries()) {
    if (step === 0) continue;
    play(alive);
    const arriving = params.lowerCross ? crossed(drops, step) : drops;
    play(alternating(arriving, alive));
  }
  return at(alive, 0);
}

function alternating(drops: readonly Slot[], alive: readonly Slot[]): readonly Slot[] {
  const entries: Slot[] = [];
  for (let place = 0; place < drops.length; place += 1) entries.push(at(drops, place), at(alive, place));
  return entries;
}

function grandFinal(upper: Slot, lower: Slot, round: number, { grandFinal: kind }: DoubleElimParams): Tie[] {
  const shared = { bracket: 'GRAND_FINAL' as const, places: { from: 1, to: 2 }, ...singleMatch };
  const first: Tie = { id: 'gf-1', round, first: upper, second: lower, ...shared };
  if (kind === 'SINGLE') return [first];
  const reset: Tie = {
    id: 'gf-2',
    round: round + 1,
    first: waitingSlot({ kind: 'LOSER', tie: 'gf-1' }),
    second: waitingSlot({ kind: 'WINNER', tie: 'gf-1' }),
    onlyIfSecondWon: 'gf-1',
    ...shared,
  };
  return [first, reset];
}

/** A knockout in which a team is out after its second defeat. */
export function doubleElimination(entrants: readonly Slot[], params: DoubleElimParams): Phase | FormatBreach {
  const breach = countBreach(entrants.length, 3, 1024);
  if (breach) return breach;
  // If both brackets play in one round, upper ties come first.
  const ties: Tie[][] = [];
  const upper = playUpper(seeded(entrants), ties);
  const lower = playLower(upper.losers, params, ties);
  for (const tie of grandFinal(upper.winner, lower, ties.length + 1, params)) ties.push([tie]);
  const rounds = roundsOfTies(ties, entrants);
  const tieRules = noTieRules;
  return { algorithm: 'DOUBLE_ELIM', entrants, groups: [], rounds, ties: inOrder(ties), tieRules };
}
