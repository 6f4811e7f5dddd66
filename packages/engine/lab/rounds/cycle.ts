import { HARD, hardIn } from '../../src/calendar/search/amount.ts';
import { createRandom, type Random } from '../../src/chance/index.ts';
import type { Constraint, RobinxInstance, TimedMatch } from '../../src/files/robinx/instance.ts';
import { evaluate } from '../robinx/evaluate.ts';
import { anneal, type Found } from './anneal.ts';
import { boardOf } from './board.ts';
import { emptySeason, matchesOf } from './season.ts';
import { type Burden, feelOf, type Plan, planFor, type Stage, schemes, weighDown } from './stages.ts';
import { circleSeason } from './start.ts';

/** Everything that a search remembers between its stages. */
export interface Search {
  readonly instance: RobinxInstance;
  readonly random: Random;
  readonly plan: Plan;
  readonly pause: number;
  /** After how many steps it ends. */
  readonly limit: number;
  readonly best: Found;
  readonly burden: Burden;
  /** Where the last stage ended best. */
  last: Int32Array;
  /** What the evaluator has already seen. */
  judged: Int32Array;
  circle: Int32Array;
  used: number;
  cycles: number;
  /** Whether the best was found by relabelling a circle. */
  isStructured: boolean;
  /** Whether the last cycle found nothing that can be played. */
  hasFailed: boolean;
}

const INSISTENCE = 3;
/** Of a longer cycle: twenty teams have found their places in the circle after some ten thousand steps. */
const RELABEL_ENOUGH = 800_000;

/** A search that has seen nothing but the circle. */
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

/** A cycle goes both ways as long as relabelled circles are the best that is known, and then only the free one. */
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
  // Whoever found nothing new that can be played improves on what was playable before.
  if (state.hasFailed) state.last = best.codes;
  const rest = Math.min(length, state.limit - state.used);
  if (hardIn(best.exact) === 0) for (const stage of plan.improve) yield* run(state, stage, rest);
  if (best.exact < relabelled) state.isStructured = false;
}

/** Looks for a timetable that can be played; whatever is still missed grows heavier from try to try. */
function* makeFeasible(state: Search, length: number): Generator<void> {
  const { plan, instance, burden } = state;
  // Who failed before cools more slowly: there is nothing to improve before this is done.
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

/** Runs one stage; a stage that sees only what is hard ends as soon as that is kept. */
function* run(state: Search, stage: Stage, length: number): Generator<void> {
  const steps = Math.floor((length * stage.share) / 100);
  const { instance, random, best, pause } = state;
  const start = stage.from === 'BEST' ? best.codes : stage.from === 'LAST' ? state.last : state.circle;
  const seen = instance.constraints.filter(({ isHard }) => isHard || stage.sees === 'ALL');
  const board = boardOf(instance, seen, feelOf(stage, state.burden), start);
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

/** A stage that sees only what is hard does not know the price of what it found: the evaluator does. */
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

/** A circle for each order in which the return rounds may come; of a single round robin there is only one. */
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
