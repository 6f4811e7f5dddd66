import type { Constraint } from '../../src/files/robinx/instance.ts';
import type { LegScheme } from '../../src/formats/round-robin/legs.ts';
import type { Cooling } from './anneal.ts';
import type { Feel } from './counters.ts';

/**
 * One stage of a search: the constraints it sees, the weight of hard ones, how it cools, and where it starts.
 */
export interface Stage extends Cooling {
  readonly sees: 'HARD' | 'ALL';
  readonly hardWeight: number;
  /** A fresh circle, the best of the previous stage, or the best of the whole search. */
  readonly from: 'CIRCLE' | 'LAST' | 'BEST';
  /** The percentage of the cycle’s steps. */
  readonly share: number;
}

/** The stages of a search, scaled to the most expensive soft constraint. */
export interface Plan {
  readonly relabel: Stage;
  readonly retouch: Stage;
  /**
   * One of the two stages, alternating by cycle: some leagues must melt, others lose too much when they do.
   */
  readonly feasible: readonly [warm: Stage, hot: Stage];
  readonly insist: Stage;
  readonly improve: readonly Stage[];
}

const labels = { homes: 0, rings: 0, rounds: 0, teams: 1000 };
const free = { homes: 250, rings: 300, rounds: 10, teams: 10 };

/**
 * Relabelling keeps the circle and only decides which team is which: that alone solves a league with few
 * preferences, with hardly a break. The others go through three stages after Rosati, Petris, Di Gaspero and
 * Schaerf (2022): hard constraints, then soft ones too, then the finish.
 */
export function planFor(constraints: readonly Constraint[]): Plan {
  const penalties = constraints.filter(({ isHard }) => !isHard).map(({ penalty }) => penalty);
  const maxPenalty = Math.max(1, ...penalties);
  const all = { sees: 'ALL', mix: free } as const;
  const must = { sees: 'HARD', hardWeight: 10, mix: free, cold: 0.8 } as const;
  return {
    relabel: {
      ...all,
      mix: labels,
      hardWeight: 2 * maxPenalty,
      hot: 4 * maxPenalty,
      cold: 0.2 * maxPenalty,
      from: 'CIRCLE',
      share: 5,
    },
    retouch: { ...all, hardWeight: maxPenalty, hot: 0.4 * maxPenalty, cold: 0.3, from: 'BEST', share: 15 },
    feasible: [
      { ...must, hot: 7, from: 'CIRCLE', share: 40 },
      { ...must, hot: 20, from: 'CIRCLE', share: 40 },
    ],
    insist: { ...must, hot: 4, from: 'LAST', share: 12 },
    improve: [
      {
        ...all,
        hardWeight: 8 * maxPenalty,
        hot: 4 * maxPenalty,
        cold: 0.5 * maxPenalty,
        from: 'LAST',
        share: 60,
      },
      {
        ...all,
        hardWeight: 12 * maxPenalty,
        hot: 2 * maxPenalty,
        cold: 0.05 * maxPenalty,
        from: 'BEST',
        share: 40,
      },
    ],
  };
}

/** The order of the return rounds: each cycle that starts from a circle uses a different one. */
export const schemes: readonly LegScheme[] = ['MIRRORED', 'FRENCH', 'INVERTED', 'ENGLISH'];

/**
 * Violations that occur and disappear easily (a break, three in a row) weigh less than those decided by a
 * single match: a search that weighs them equally settles with the breaks fixed and the matches in the wrong
 * rounds.
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

/** The extra weight of hard constraints that the search repeatedly violates. */
export type Burden = Map<Constraint, number>;

const HEAVIEST = 4;

/** Increases the weight of violated constraints. */
export function weighDown(burden: Burden, missed: Iterable<Constraint>): void {
  for (const constraint of new Set(missed))
    burden.set(constraint, Math.min(HEAVIEST, (burden.get(constraint) ?? 1) * 1.25));
}

/** The price of a violated constraint in a stage. */
export function feelOf({ hardWeight, sees }: Stage, burden: Burden): Feel {
  return (constraint) => {
    const { isHard, kind, penalty } = constraint;
    if (!isHard) return penalty;
    const heavier = sees === 'HARD' ? (burden.get(constraint) ?? 1) : 1;
    return penalty * hardWeight * gravity[kind] * heavier;
  };
}
