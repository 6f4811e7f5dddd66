import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';
import { byOrder, highest, lowest, type Places, placesOf, rankBy, type Step, type Ties } from './places.ts';
import { allowsNoMarks, type Status } from './status.ts';

export const verticalSteps = ['HEIGHT', 'FAILS_AT_BEST', 'FAILS_UP_TO_BEST'] as const;
type VerticalStep = (typeof verticalSteps)[number];

/** A jumper: attempts at each height, as `o`, `xo`, `xxx`, `-`, `x-`, `r` or nothing. */
interface Jumper {
  readonly id: string;
  readonly attempts: readonly string[];
  readonly status: Status | null;
  readonly order: number | null;
}

/** One attempt at each height until one athlete clears it and another does not. */
export interface JumpOff {
  readonly heights: readonly number[];
  readonly attempts: ReadonlyMap<string, readonly string[]>;
}

interface Tally {
  readonly id: string;
  readonly order: number | null;
  /** The index of the best height; −1 for none. */
  readonly best: number;
  readonly failsAtBest: number;
  readonly failsUpToBest: number;
}

/** Ranks a high jump or pole vault. Only athletes level for first place jump off. */
export function rankVertical(
  heights: readonly number[],
  jumpers: readonly Jumper[],
  jumpOff: JumpOff | null,
  rules: { readonly steps: readonly VerticalStep[]; readonly ties: Ties },
): Places | RankingBreach {
  const breach = checkVertical(heights, jumpers, jumpOff);
  if (breach !== null) return breach;
  const cleared = jumpers
    .filter(({ status }) => status === null)
    .map(tally)
    .filter(({ best }) => best >= 0);
  const [first = [], ...others] = rankBy(
    cleared,
    rules.steps.map((step) => steps[step]),
  );
  const outsider = notAmong(first, jumpOff);
  if (outsider !== null) return rankingBreach('PLAYOFF_NOT_LEVEL', outsider);
  const firsts = jumpOff === null ? [first] : rankBy(first, [jumpedOff(jumpOff)]);
  const levels = [...firsts, ...others].flatMap((level) => rankBy(level, [byOrder(rules.ties)]));
  return placesOf(jumpers, levels);
}

const steps: Readonly<Record<VerticalStep, Step<Tally>>> = {
  HEIGHT: highest((row) => row.best),
  FAILS_AT_BEST: lowest((row) => row.failsAtBest),
  FAILS_UP_TO_BEST: lowest((row) => row.failsUpToBest),
};

function tally({ id, order, attempts }: Jumper): Tally {
  const best = attempts.findLastIndex((attempt) => attempt.includes('o'));
  const fails = attempts.slice(0, best + 1).map(failures);
  return {
    id,
    order,
    best,
    failsAtBest: fails.at(-1) ?? 0,
    failsUpToBest: fails.reduce((sum, each) => sum + each, 0),
  };
}

function failures(attempt: string): number {
  return attempt.split('x').length - 1;
}

/** An athlete in the jump-off who is not level for first place. */
function notAmong(first: readonly Tally[], jumpOff: JumpOff | null): string | null {
  const level = new Set(first.map(({ id }) => id));
  return [...(jumpOff?.attempts.keys() ?? [])].find((id) => !level.has(id)) ?? null;
}

/** Attempt by attempt: clearing beats failing, failing beats no longer jumping. */
function jumpedOff({ heights, attempts }: JumpOff): Step<Tally> {
  const worth = (id: string, at: number) => ['x', 'o'].indexOf(attempts.get(id)?.[at] ?? '') + 1;
  return () => (a, b) =>
    heights.map((_, at) => worth(b.id, at) - worth(a.id, at)).find((difference) => difference !== 0) ?? 0;
}

function checkVertical(
  heights: readonly number[],
  jumpers: readonly Jumper[],
  jumpOff: JumpOff | null,
): RankingBreach | null {
  const notRising = heights.find((height, at) => at > 0 && height <= (heights[at - 1] ?? 0));
  if (notRising !== undefined) return rankingBreach('HEIGHTS_NOT_RISING', `${notRising}`);
  const known = new Set(jumpers.map(({ id }) => id));
  const unknownId = jumpOff === null ? undefined : [...jumpOff.attempts.keys()].find((id) => !known.has(id));
  if (unknownId !== undefined) return rankingBreach('UNKNOWN', unknownId);
  const odd = jumpers.find(
    ({ status, attempts }) => allowsNoMarks(status) && attempts.join('').includes('o'),
  );
  if (odd !== undefined) return rankingBreach('MARK_AND_STATUS', odd.id);
  const wrong = jumpers.find(({ attempts }) => !arePossible(attempts, heights.length));
  const off = [...(jumpOff?.attempts ?? [])].find(
    ([, own]) => own.length > (jumpOff?.heights.length ?? 0) || own.some((attempt) => attempt.length > 1),
  );
  const invalidId = wrong?.id ?? off?.[0];
  return (
    firstDuplicate(jumpers) ??
    (invalidId === undefined ? null : rankingBreach('ATTEMPTS_IMPOSSIBLE', invalidId))
  );
}

/** Three consecutive failures end the competition, even across two heights; so does retiring. */
function arePossible(attempts: readonly string[], heights: number): boolean {
  let inARow = 0;
  let isOver = false;
  for (const attempt of attempts) {
    if (isOver && attempt !== '' && attempt !== '-') return false;
    inARow += failures(attempt);
    if (!/^x{0,3}(?:o|r|-{1,3})?$/.test(attempt) || inARow > 3 || (inARow === 3 && attempt.includes('o')))
      return false;
    isOver ||= inARow === 3 || attempt.endsWith('r');
    if (attempt.endsWith('o')) inARow = 0;
  }
  return attempts.length <= heights;
}
