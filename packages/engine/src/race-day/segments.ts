import { lowest, placesOf, rankBy } from '../ranking/places.ts';
import type { Status } from '../ranking/status.ts';

interface SplitEntry {
  readonly id: string;
  readonly mark: number | null;
  readonly status: Status | null;
  /** Times since the start, in the order of the course. */
  readonly splits: readonly number[];
}

interface SegmentResult {
  readonly time: number;
  readonly place: number | null;
}

/**
 * What each part of a course took, and the place among all who finished that part. Whoever stops on the way has the
 * parts until there; of a finisher without all splits nobody knows which is missing, so there are none.
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
    const there = times.flatMap(({ id, status, times: own }) =>
      own[at] === undefined || status === 'DSQ' ? [] : [{ id, time: own[at] }],
    );
    return placesOf(there, rankBy(there, [lowest(({ time }) => time)]));
  });
  return new Map(
    times.map(({ id, times: own }) => [
      id,
      own.map((time, at) => ({ time, place: places[at]?.get(id) ?? null })),
    ]),
  );
}

function timesOf({ mark, splits }: SplitEntry, count: number): readonly number[] {
  const isWhole = splits.length === count - 1;
  if (splits.length >= count || (mark !== null && !isWhole)) return [];
  const passed = mark === null ? splits : [...splits, mark];
  return passed.map((time, at) => time - (passed[at - 1] ?? 0));
}
