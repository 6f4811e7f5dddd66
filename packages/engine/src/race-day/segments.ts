import { lowest, placesOf, rankBy } from '../ranking/places.ts';
import type { Status } from '../ranking/status.ts';

interface SplitEntry {
  readonly id: string;
  readonly mark: number | null;
  readonly status: Status | null;
  /** Times since the start, in the order of the course; null for one that is missing. */
  readonly splits: readonly (number | null)[];
}

interface SegmentResult {
  /** Null where it is not known when the part began or ended. */
  readonly time: number | null;
  readonly place: number | null;
}

/**
 * What each part of a course took, and the place among all who finished that part. Whoever stops on the way has the
 * parts until there. A split that is missing leaves the parts on both sides of it without a time; of a finisher with a
 * shorter list nobody knows which is missing, so there are none.
 */
export function rankSegments(
  entries: readonly SplitEntry[],
  count: number,
): ReadonlyMap<string, readonly SegmentResult[]> {
  const times = entries.map((entry) => ({
    id: entry.id,
    status: entry.status,
    times: timesOf(entry, count),
  }));
  const places = Array.from({ length: count }, (_, at) => {
    const there = times.flatMap(({ id, status, times: own }) => {
      const time = own[at] ?? null;
      return time === null || status === 'DSQ' ? [] : [{ id, time }];
    });
    return placesOf(there, rankBy(there, [lowest(({ time }) => time)]));
  });
  return new Map(
    times.map(({ id, times: own }) => [
      id,
      own.map((time, at) => ({ time, place: places[at]?.get(id) ?? null })),
    ]),
  );
}

function timesOf({ mark, splits }: SplitEntry, count: number): readonly (number | null)[] {
  const isWhole = splits.length === count - 1;
  if (splits.length >= count || (mark !== null && !isWhole)) return [];
  const passed = mark === null ? splits : [...splits, mark];
  const times = passed.map((time, at) => between(at === 0 ? 0 : (passed[at - 1] ?? null), time));
  return times.slice(0, times.findLastIndex((time) => time !== null) + 1);
}

function between(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : to - from;
}
