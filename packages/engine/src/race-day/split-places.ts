import { lowest, placesOf, rankBy } from '../ranking/places.ts';
import type { Status } from '../ranking/status.ts';

interface PassedSplits {
  readonly id: string;
  readonly status: Status | null;
  /** Times since the start, in course order; null for a missing one. */
  readonly splits: readonly (number | null)[];
}

/** Everyone’s place at each split, including runners who stop later; disqualified ones excluded. */
export function rankSplits(
  entries: readonly PassedSplits[],
): ReadonlyMap<string, readonly (number | null)[]> {
  const counted = entries.filter(({ status }) => status !== 'DSQ');
  const count = counted.reduce((most, { splits }) => Math.max(most, splits.length), 0);
  const places = Array.from({ length: count }, (_, at) => {
    const passed = counted.flatMap(({ id, splits }) => {
      const time = splits[at] ?? null;
      return time === null ? [] : [{ id, time }];
    });
    return placesOf(passed, rankBy(passed, [lowest(({ time }) => time)]));
  });
  return new Map(counted.map(({ id, splits }) => [id, splits.map((_, at) => places[at]?.get(id) ?? null)]));
}

const units = { m: 1, km: 1000, mi: 1609.344 } as const;

/** Metres from the start in a heading such as "5 km", "2,5 K", "Paso 400 m"; null if it has no distance. */
function splitPointOf(heading: string): number | null {
  const found = /(?:^|[^\d.,])(\d{1,4}(?:[.,]\d{1,3})?) ?(km|k|m|mi)\.?(?:$|[^\p{L}])/iu.exec(heading.trim());
  if (found === null) return null;
  const [, number = '', unit = ''] = found;
  const lowerUnit = unit.toLowerCase();
  const metres = Math.round(
    Number(number.replace(',', '.')) * (lowerUnit === 'k' ? 1000 : units[unitOf(lowerUnit)]),
  );
  return metres > 0 ? metres : null;
}

const unitOf = (text: string): keyof typeof units => (text === 'km' ? 'km' : text === 'mi' ? 'mi' : 'm');

/** The split positions of a course from its column headings; none unless all are given and increase. */
export function splitPointsOf(headings: readonly string[], distance: number | null): readonly number[] {
  const points = headings.flatMap((heading) => splitPointOf(heading) ?? []);
  const end = distance ?? Number.POSITIVE_INFINITY;
  const isRising = points.every((point, at) => point < (points[at + 1] ?? end));
  return points.length === headings.length && isRising ? points : [];
}
