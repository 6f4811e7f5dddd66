import type { Entry } from '../ranking/entry.ts';
import type { Places } from '../ranking/places.ts';
import { type HeatEntry, rankRounds } from '../ranking/rounds.ts';
import { seedHeats } from '../ranking/seeding.ts';
import type { Status } from '../ranking/status.ts';
import { rankSwimming } from '../ranking/swimming.ts';
import { countedMark, type EventRules } from './rank-event.ts';

/** Rounds of a race in order; the B final is for those just behind the A final. */
export const raceRounds = ['HEATS', 'SEMIFINAL', 'FINAL_B', 'FINAL_A'] as const;
export type RaceRound = (typeof raceRounds)[number];

/** Who qualifies for the next round. */
export interface AdvanceRules {
  /** This many of each heat, by place (Q) … */
  readonly byPlace: number;
  /** … then this many of all others, by time (q) … */
  readonly byTime: number;
  /** … and this many behind them, to the B final. */
  readonly toB: number;
}

/** Q by place, q by time, B to the B final; TIE until a tie for qualification is resolved. */
export const advanceMarks = ['Q', 'q', 'B', 'TIE'] as const;
export type AdvanceMark = (typeof advanceMarks)[number];

type MarkRules = Pick<EventRules, 'kind' | 'resolution' | 'ties'>;

/** A result of a round. */
export interface RoundResult {
  readonly id: string;
  readonly heat: number | null;
  readonly mark: number | null;
  readonly status: Status | null;
  readonly order: number | null;
  /** The result of a swim-off or draw between tied entries. */
  readonly tieOrder: number | null;
}

/** Who qualifies from a round that is over. */
export function advancementOf(
  results: readonly RoundResult[],
  rules: AdvanceRules & MarkRules,
): ReadonlyMap<string, AdvanceMark> {
  const heats = [...Map.groupBy(results, ({ heat }) => heat ?? 0).values()];
  const entries = heats.map((heat) => withOrder(heat, rules));
  const toA = ranked(entries, rules.byPlace, rules.byTime);
  const marks = new Map<string, AdvanceMark>([
    ...toA.byPlace.map((id) => [id, 'Q'] as const),
    ...toA.byTime.map((id) => [id, 'q'] as const),
    ...toA.unresolved.map((id) => [id, 'TIE'] as const),
  ]);
  // The loser of the swim-off for the A final is first in line for the B final.
  if (rules.toB === 0 || toA.unresolved.length > 0) return marks;
  const others = entries.map((heat) => heat.filter(({ id }) => !marks.has(id)));
  const toB = ranked(others, 0, rules.toB);
  for (const id of toB.byTime) marks.set(id, 'B');
  for (const id of toB.unresolved) marks.set(id, 'TIE');
  return marks;
}

function ranked(heats: readonly (readonly HeatEntry[])[], byPlace: number, byTime: number) {
  const ranking = rankRounds(heats, [], { byPlace, byTime, onlyTime: byPlace === 0, ties: 'ORDER' });
  if ('breach' in ranking) throw new Error(`Results that were accepted cannot be ranked: ${ranking.breach}`);
  return ranking;
}

/** Combines what separates equal marks of a heat into one order, if all tied entries have it. */
function withOrder(heat: readonly RoundResult[], rules: MarkRules): readonly HeatEntry[] {
  const orders = ordersIn(heat, rules);
  return heat.map((row) => ({
    id: row.id,
    bib: null,
    lane: null,
    mark: lowest(row, rules),
    status: row.status,
    order: orders.get(row.id) ?? null,
    thousandths: thousandthsOf(row, rules),
  }));
}

function ordersIn(heat: readonly RoundResult[], rules: MarkRules): ReadonlyMap<string, number> {
  const steps = heat.flatMap((row) => {
    const mark = lowest(row, rules);
    return mark === null ? [] : [{ id: row.id, mark, step: stepOf(row, rules) }];
  });
  const unjudged = new Set(steps.filter(({ step }) => step === null).map(({ mark }) => mark));
  const known = steps
    .filter(({ mark }) => !unjudged.has(mark))
    .toSorted((a, b) => a.mark - b.mark || (a.step ?? 0) - (b.step ?? 0));
  let order = 0;
  return new Map(
    known.map(({ id, mark, step }, at) => {
      const before = known[at - 1];
      if (before?.mark !== mark || before.step !== step) order += 1;
      return [id, order];
    }),
  );
}

/** The finishing order if it counts, and within it later decisions. */
function stepOf({ order, tieOrder }: RoundResult, { ties }: MarkRules): number | null {
  const line = ties === 'ORDER' ? order : null;
  return line === null && tieOrder === null ? null : (line ?? 0) * many + (tieOrder ?? 0);
}

/** In a pool thousandths do not count; elsewhere they separate equal hundredths of two heats. */
function thousandthsOf({ mark, tieOrder }: RoundResult, { ties, kind }: MarkRules): number | null {
  if (ties === 'SHARE' || kind !== 'TIME' || mark === null) return tieOrder;
  return mark * many + (tieOrder ?? 0);
}

const many = 1000;

function lowest({ mark }: Pick<RoundResult, 'mark'>, rules: MarkRules): number | null {
  if (mark === null) return null;
  const counted = countedMark(mark, rules);
  return rules.kind === 'TIME' ? counted : -counted;
}

/** A result in the list it counts for: the final, or the round of elimination. */
type FinalResult = Omit<RoundResult, 'heat' | 'tieOrder'>;

/**
 * Places of a whole event: everyone in a list before everyone in the next. The lists are the A final, the B
 * final, those eliminated in the semi-final, and those eliminated in the heats.
 */
export function rankFinals(lists: readonly (readonly FinalResult[])[], rules: MarkRules): Places {
  const finals = lists.map((list) =>
    list.map((row): Entry => ({ ...row, bib: null, lane: null, mark: lowest(row, rules) })),
  );
  const laneOrder = (finals[0] ?? []).map((_, index) => index);
  const ranking = rankSwimming(
    { prelims: [], swimOff: [], finals },
    { ties: rules.ties, laneOrder, mergeFinals: false },
  );
  if ('breach' in ranking) throw new Error(`Results that were accepted cannot be ranked: ${ranking.breach}`);
  return ranking.final;
}

/** From the centre outwards; ten lanes are numbered 0 to 9. */
export function laneOrder(lanes: number): readonly number[] {
  const first = lanes === 10 ? 0 : 1;
  const centre = first + Math.floor((lanes - 1) / 2);
  return Array.from({ length: lanes }, (_, at) => {
    const step = Math.ceil(at / 2);
    return at % 2 === 1 ? centre + step : centre - step;
  });
}

/** Fastest together in the last heat, the last three mixed (circle seeding), or all mixed. */
export const seedings = ['FASTEST_LAST', 'CIRCLE', 'SPREAD'] as const;
export type Seeding = (typeof seedings)[number];

export interface Seed {
  readonly id: string;
  /** Null without a time, which ranks last. */
  readonly mark: number | null;
  readonly tieOrder: number | null;
}

interface SeedRules extends MarkRules {
  readonly lanes: number;
  readonly seeding: Seeding;
}

interface Seeded {
  readonly id: string;
  readonly heat: number;
  readonly lane: number | null;
}

/** Assigns heats and lanes; seeds that nothing separates keep their order. */
export function seedRound(seeds: readonly Seed[], rules: SeedRules): readonly Seeded[] {
  const circled = { FASTEST_LAST: 1, CIRCLE: 3, SPREAD: Number.POSITIVE_INFINITY }[rules.seeding];
  return seedHeats(bestFirst(seeds, rules), laneOrder(rules.lanes), circled).flatMap((heat, index) =>
    heat.map(({ id, lane }) => ({ id, heat: index + 1, lane })),
  );
}

/** A final is one heat: surplus entries have no lane yet. */
export function seedFinal(seeds: readonly Seed[], rules: Omit<SeedRules, 'seeding'>): readonly Seeded[] {
  const lanes = laneOrder(rules.lanes);
  return bestFirst(seeds, rules).map((id, at) => ({ id, heat: 1, lane: lanes[at] ?? null }));
}

function bestFirst(seeds: readonly Seed[], rules: MarkRules): readonly string[] {
  const markOf = (seed: Seed) => lowest(seed, rules) ?? Number.POSITIVE_INFINITY;
  const compare = (a: Seed, b: Seed) => {
    const [one, other] = [markOf(a), markOf(b)];
    return one === other ? (a.tieOrder ?? 0) - (b.tieOrder ?? 0) : one < other ? -1 : 1;
  };
  return seeds.toSorted(compare).map(({ id }) => id);
}
