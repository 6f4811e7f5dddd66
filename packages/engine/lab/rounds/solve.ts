import { hardIn, softIn } from '../../src/calendar/search/amount.ts';
import type { RobinxInstance, TimedMatch } from '../../src/files/robinx/instance.ts';
import { beginSearch, cycleOf, matchesIn, type Search } from './cycle.ts';

/** The best timetable of a search so far. */
export interface RoundsProgress {
  readonly steps: number;
  /** The violation of the hard constraints; 0 if the timetable is feasible. */
  readonly hard: number;
  readonly soft: number;
  /** Converts the best timetable to matches. */
  timetable(): readonly TimedMatch[];
}

/** The seed determines every draw. Without steps the search never ends; each cycle doubles in length. */
export interface RoundsOptions {
  readonly seed: string;
  readonly steps?: number;
  /** Steps between two reports. */
  readonly pause?: number;
}

/** Why an instance cannot be solved in rounds. */
export interface NotRounds {
  readonly breach: 'NOT_ROUNDS';
  readonly reason: 'RELAXED' | 'TEAM_COUNT' | 'ROUND_COUNT' | 'PHASES';
}

/** Searches a round for every match, reporting the best so far until the caller stops. */
export function solveRounds(
  instance: RobinxInstance,
  options: RoundsOptions,
): Iterable<RoundsProgress> | NotRounds {
  const reason = refusalOf(instance);
  return reason ? { breach: 'NOT_ROUNDS', reason } : search(instance, options);
}

function refusalOf({ teams, slots, legs, isCompact, isPhased }: RobinxInstance): NotRounds['reason'] | null {
  if (!isCompact) return 'RELAXED';
  if (teams.length < 2) return 'TEAM_COUNT';
  if (slots.length !== legs * (teams.length + (teams.length % 2) - 1)) return 'ROUND_COUNT';
  return isPhased && legs !== 2 ? 'PHASES' : null;
}

const FIRST_CYCLE = 400_000;
const SHORTEST_CYCLE = 100;

function* search(
  instance: RobinxInstance,
  { seed, steps = Number.POSITIVE_INFINITY, pause = 2000 }: RoundsOptions,
): Generator<RoundsProgress> {
  const state = beginSearch(instance, seed, steps, pause);
  yield progress(state);
  // The steps left over by rounding are too few for a stage.
  for (let cycle = 0; state.best.exact > 0 && steps - state.used >= SHORTEST_CYCLE; cycle++)
    for (const _ of cycleOf(state, lengthOf(cycle, steps, state.used))) yield progress(state);
}

/** With a known end, explores for a tenth of the steps, then cools once; otherwise ever more slowly. */
function lengthOf(cycle: number, steps: number, used: number): number {
  if (steps === Number.POSITIVE_INFINITY) return FIRST_CYCLE * 2 ** cycle;
  return cycle === 0 ? Math.ceil(steps / 10) : steps - used;
}

function progress({ instance, best, used }: Search): RoundsProgress {
  const { exact, codes } = best;
  return {
    steps: used,
    hard: hardIn(exact),
    soft: softIn(exact),
    timetable: () => matchesIn(instance, codes),
  };
}
