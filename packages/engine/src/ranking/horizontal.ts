import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';
import { byOrder, type Places, placesOf, rankBy, type Ties } from './places.ts';
import { allowsNoMarks, type Status } from './status.ts';

/** A jumper or thrower with their valid attempts, in centimetres or millimetres. */
interface Thrower {
  readonly id: string;
  /** Null for a foul or a pass. */
  readonly marks: readonly (number | null)[];
  readonly status: Status | null;
  readonly order: number | null;
}

/** Ranks by best mark, then second best, and so on; `depth` is how many are compared. */
export function rankHorizontal(
  throwers: readonly Thrower[],
  rules: { readonly depth: number; readonly ties: Ties },
): Places | RankingBreach {
  const breach = firstDuplicate(throwers) ?? checkStatus(throwers);
  if (breach !== null) return breach;
  const rows = throwers
    .filter(({ status }) => status === null)
    .map(({ id, order, marks }) => ({ id, order, marks: bestFirst(marks).slice(0, rules.depth) }))
    .filter(({ marks }) => marks.length > 0);
  const levels = rankBy(rows, [() => (a, b) => compareMarks(a.marks, b.marks), byOrder(rules.ties)]);
  return placesOf(throwers, levels);
}

/** A mark of someone who did not start, or has none. */
function checkStatus(throwers: readonly Thrower[]): RankingBreach | null {
  const odd = throwers.find(({ status, marks }) => allowsNoMarks(status) && bestFirst(marks).length > 0);
  return odd === undefined ? null : rankingBreach('MARK_AND_STATUS', odd.id);
}

function bestFirst(marks: readonly (number | null)[]): readonly number[] {
  return marks.filter((mark) => mark !== null && mark > 0).sort((a, b) => (b ?? 0) - (a ?? 0)) as number[];
}

/** A missing mark is less than any. */
function compareMarks(a: readonly number[], b: readonly number[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (b[at] ?? 0) - (a[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
