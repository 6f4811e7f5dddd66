import { lowest, placesOf, rankBy } from '../ranking/places.ts';
import type { Status } from '../ranking/status.ts';

interface SplitEntry {
  readonly id: string;
  readonly mark: number | null;
  readonly status: Status | null;
  /** Times since the start, in course order; null for a missing one. */
  readonly splits: readonly (number | null)[];
}

interface SegmentResult {
  /** Null if the segment’s start or end is unknown. */
  readonly time: number | null;
  readonly place: number | null;
}

/**
 * The time for each segment, and the place among all who completed it. Runners who stop keep their segments
 * so far. A missing split leaves the segments on both sides of it without a time; for a finisher with a
 * shorter list it is unknown which one is missing, so there are none.
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
    const timed = times.flatMap(({ id, status, times: own }) => {
      const time = own[at] ?? null;
      return time === null || status === 'DSQ' ? [] : [{ id, time }];
    });
    return placesOf(timed, rankBy(timed, [lowest(({ time }) => time)]));
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
