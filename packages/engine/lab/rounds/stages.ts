import type { Constraint } from '../../src/files/robinx/instance.ts';
import type { LegScheme } from '../../src/formats/round-robin/legs.ts';
import type { Cooling } from './anneal.ts';
import type { Feel } from './counters.ts';

/** One stage of a search: which constraints it sees, how dear a hard one feels, how it cools, and where it begins. */
export interface Stage extends Cooling {
  readonly sees: 'HARD' | 'ALL';
  readonly hardWeight: number;
  /** A fresh circle, where the stage before it ended best, or the best of the whole search. */
  readonly from: 'CIRCLE' | 'LAST' | 'BEST';
  /** The part of the cycle's steps, in hundredths. */
  readonly share: number;
}

/** The stages of a search, to the measure of the dearest wish. */
export interface Plan {
  readonly relabel: Stage;
  readonly retouch: Stage;
  /** One stage or the other from cycle to cycle: some leagues must melt, others lose too much when they do. */
  readonly feasible: readonly [warm: Stage, hot: Stage];
  readonly insist: Stage;
  readonly improve: readonly Stage[];
}

const labels = { homes: 0, rings: 0, rounds: 0, teams: 1000 };
const free = { homes: 250, rings: 300, rounds: 10, teams: 10 };

/**
 * Relabelling leaves the circle as it is and asks only which team is which: a league with few wishes is solved by this
 * alone, with hardly a break. The others go through three stages after Rosati, Petris, Di Gaspero and Schaerf (2022):
 * first what must be, then what should be as well, then the finish.
 */
export function planFor(constraints: readonly Constraint[]): Plan {
  const wishes = constraints.filter(({ isHard }) => !isHard).map(({ penalty }) => penalty);
  const dear = Math.max(1, ...wishes);
  const all = { sees: 'ALL', mix: free } as const;
  const must = { sees: 'HARD', hardWeight: 10, mix: free, cold: 0.8 } as const;
  return {
    relabel: {
      ...all,
      mix: labels,
      hardWeight: 2 * dear,
      hot: 4 * dear,
      cold: 0.2 * dear,
      from: 'CIRCLE',
      share: 5,
    },
    retouch: { ...all, hardWeight: dear, hot: 0.4 * dear, cold: 0.3, from: 'BEST', share: 15 },
    feasible: [
      { ...must, hot: 7, from: 'CIRCLE', share: 40 },
      { ...must, hot: 20, from: 'CIRCLE', share: 40 },
    ],
    insist: { ...must, hot: 4, from: 'LAST', share: 12 },
    improve: [
      { ...all, hardWeight: 8 * dear, hot: 4 * dear, cold: 0.5 * dear, from: 'LAST', share: 60 },
      { ...all, hardWeight: 12 * dear, hot: 2 * dear, cold: 0.05 * dear, from: 'BEST', share: 40 },
    ],
  };
}

/** The order of the return rounds: each cycle that begins at a circle begins at another one. */
export const schemes: readonly LegScheme[] = ['MIRRORED', 'FRENCH', 'INVERTED', 'ENGLISH'];

/**
 * What is missed easily and mended easily (a break, three in a row) weighs less than what one match decides:
 * a search that feels them alike settles with the breaks mended and the matches in the wrong rounds.
 */
const gravity: Readonly<Record<Constraint['kind'], number>> = {
  CA1: 1.5,
  CA2: 1.5,
  CA3: 0.5,
  CA4: 1.5,
  GA1: 2,
  BR1: 0.5,
  BR2: 1.5,
  FA2: 1,
  SE1: 1,
};

/** How much heavier than usual a hard constraint weighs, because the search misses it again and again. */
export type Burden = Map<Constraint, number>;

const HEAVIEST = 4;

/** Makes what is still missed heavier. */
export function weighDown(burden: Burden, missed: Iterable<Constraint>): void {
  for (const constraint of new Set(missed))
    burden.set(constraint, Math.min(HEAVIEST, (burden.get(constraint) ?? 1) * 1.25));
}

/** How dear a missed constraint feels in a stage. */
export function feelOf({ hardWeight, sees }: Stage, burden: Burden): Feel {
  return (constraint) => {
    const { isHard, kind, penalty } = constraint;
    if (!isHard) return penalty;
    const heavier = sees === 'HARD' ? (burden.get(constraint) ?? 1) : 1;
    return penalty * hardWeight * gravity[kind] * heavier;
  };
}
