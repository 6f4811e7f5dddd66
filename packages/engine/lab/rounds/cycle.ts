import { HARD, hardIn } from '../../src/calendar/search/amount.ts';
import { createRandom, type Random } from '../../src/chance/index.ts';
import type { Constraint, RobinxInstance, TimedMatch } from '../../src/files/robinx/instance.ts';
import { evaluate } from '../robinx/evaluate.ts';
import { anneal, type Found } from './anneal.ts';
import { boardOf } from './board.ts';
import { emptySeason, matchesOf } from './season.ts';
import { type Burden, feelOf, type Plan, planFor, type Stage, schemes, weighDown } from './stages.ts';
import { circleSeason } from './start.ts';

/** The state of a search between stages. */
export interface Search {
  readonly instance: RobinxInstance;
  readonly random: Random;
  readonly plan: Plan;
  readonly pause: number;
  /** The total number of steps. */
  readonly limit: number;
  readonly best: Found;
  readonly burden: Burden;
  /** The best result of the last stage. */
  last: Int32Array;
  /** What the evaluator has already judged. */
  judged: Int32Array;
  circle: Int32Array;
  used: number;
  cycles: number;
  /** Whether the best came from relabelling a circle. */
  isStructured: boolean;
  /** Whether the last cycle found nothing feasible. */
  hasFailed: boolean;
}

const INSISTENCE = 3;
/** Enough for longer cycles: twenty teams find their places in the circle after about ten thousand steps. */
const RELABEL_ENOUGH = 800_000;

/** A search that has only seen the circle. */
export function beginSearch(instance: RobinxInstance, seed: string, limit: number, pause: number): Search {
  const [circle = new Int32Array()] = circlesOf(instance);
  return {
    instance,
    random: createRandom(seed),
    plan: planFor(instance.constraints),
    limit,
    pause,
    best: { exact: priceOf(instance, circle), codes: circle },
    burden: new Map(),
    last: circle,
    judged: circle,
    circle,
    used: 0,
    cycles: 0,
    isStructured: true,
    hasFailed: false,
  };
}

/** A cycle tries both ways as long as relabelled circles are the best known, and then only the free one. */
export function* cycleOf(state: Search, length: number): Generator<void> {
  const { plan, best, instance, random } = state;
  const circles = circlesOf(instance);
  const end = state.used + length;
  if (state.isStructured) {
    for (const circle of circles) {
      state.circle = circle;
      yield* run(state, plan.relabel, Math.min(length, RELABEL_ENOUGH));
    }
    yield* run(state, plan.retouch, length);
  }
  state.circle = circles[random.below(circles.length)] ?? state.circle;
  const relabelled = best.exact;
  yield* makeFeasible(state, end - state.used);
  // If nothing new was feasible, continue from the last feasible timetable.
  if (state.hasFailed) state.last = best.codes;
  const rest = Math.min(length, state.limit - state.used);
  if (hardIn(best.exact) === 0) for (const stage of plan.improve) yield* run(state, stage, rest);
  if (best.exact < relabelled) state.isStructured = false;
}

/** Looks for a feasible timetable; constraints still violated get heavier with each try. */
function* makeFeasible(state: Search, length: number): Generator<void> {
  const { plan, instance, burden } = state;
  // After a failure it cools more slowly: there is nothing to improve until this succeeds.
  const [first, again] = state.hasFailed ? [2, 0.5] : [1, 1];
  yield* run(state, plan.feasible[state.cycles++ % 2 === 0 ? 0 : 1], length * first);
  let missed = missedIn(instance, state.last);
  for (let tries = 0; missed.length > 0 && tries < INSISTENCE; tries++) {
    weighDown(burden, missed);
    yield* run(state, plan.insist, length * again);
    missed = missedIn(instance, state.last);
  }
  state.hasFailed = missed.length > 0;
}

function missedIn(instance: RobinxInstance, codes: Int32Array): readonly Constraint[] {
  const { offences } = evaluate(instance, matchesIn(instance, codes));
  const hard = offences.filter(({ isHard }) => isHard);
  return hard.flatMap(({ constraint }) => instance.constraints[constraint ?? -1] ?? []);
}

/** Runs one stage; a stage that only sees hard constraints ends once they are satisfied. */
function* run(state: Search, stage: Stage, length: number): Generator<void> {
  const steps = Math.floor((length * stage.share) / 100);
  const { instance, random, best, pause } = state;
  const start = stage.from === 'BEST' ? best.codes : stage.from === 'LAST' ? state.last : state.circle;
  const visible = instance.constraints.filter(({ isHard }) => isHard || stage.sees === 'ALL');
  const board = boardOf(instance, visible, feelOf(stage, state.burden), start);
  const found = { exact: board.tally.exact(), codes: start };
  const before = state.used;
  for (const done of anneal(board, random, stage, { steps, pause }, found)) {
    state.used = before + done;
    keepBest(state, stage, found);
    yield;
    if (found.exact === 0) break;
  }
  state.last = found.codes;
}

/** A stage that only sees hard constraints does not know the full price, so the evaluator computes it. */
function keepBest(state: Search, { sees }: Stage, { exact, codes }: Found): void {
  const { instance, best, judged } = state;
  const known = sees === 'ALL' ? exact : hardIn(exact) * HARD;
  if (codes === judged || known >= best.exact) return;
  state.judged = codes;
  const price = sees === 'ALL' ? exact : priceOf(instance, codes);
  if (price >= best.exact) return;
  best.exact = price;
  best.codes = codes;
}

/** A circle for each order of the return rounds; a single round robin has only one. */
function circlesOf(instance: RobinxInstance): readonly Int32Array[] {
  const used = instance.legs === 1 ? schemes.slice(0, 1) : schemes;
  return used.map((scheme) => circleSeason(emptySeason(instance), scheme));
}

/** The matches of a timetable of the instance. */
export function matchesIn(instance: RobinxInstance, codes: Int32Array): readonly TimedMatch[] {
  return matchesOf(emptySeason(instance), codes);
}

function priceOf(instance: RobinxInstance, codes: Int32Array): number {
  const { hard, soft } = evaluate(instance, matchesIn(instance, codes));
  return hard * HARD + soft;
}
