import fc from 'fast-check';
import type { RaceEntry } from '../race.ts';

/** A result with defaults in every other field. */
export function raceEntry(id: string, mark: number | null, more: Partial<RaceEntry> = {}): RaceEntry {
  return {
    id,
    mark,
    groupMark: mark,
    status: mark === null ? 'DNF' : null,
    bib: null,
    lane: null,
    order: null,
    laps: null,
    gender: null,
    age: null,
    birthYear: null,
    birthDate: null,
    segments: [],
    splits: [],
    ...more,
  };
}

/** A small race with many equal times, some non-finishers, and an order consistent with the times. */
export const raceEntries: fc.Arbitrary<readonly RaceEntry[]> = fc
  .array(
    fc.record({
      time: fc.integer({ min: 1, max: 6 }),
      isOut: fc.boolean(),
      age: fc.integer({ min: 8, max: 12 }),
    }),
    {
      maxLength: 20,
    },
  )
  .map((rows) =>
    rows
      .toSorted((a, b) => a.time - b.time)
      .map(({ time, isOut, age }, at) => raceEntry(`r${at}`, isOut ? null : time, { age, order: at })),
  );

/** The same rows in a different order. */
export function shuffledWith<T>(
  rows: fc.Arbitrary<readonly T[]>,
): fc.Arbitrary<readonly [readonly T[], readonly T[]]> {
  return rows.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length })),
  );
}
