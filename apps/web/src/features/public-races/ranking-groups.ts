import type { RaceInfo } from './load.ts';
import type { RankingInfo } from './load-rankings.ts';
import type { ResultsQuery } from './results-query.ts';

type Group = Pick<ResultsQuery, 'gender' | 'band'>;

/** Whose table is shown: if every group has its own winners, always that of one group. */
export function groupOf({ rules, groups }: RankingInfo, { gender, band }: Group): Group {
  if (rules.pointsBy === 'ALL') return { gender, band };
  const first = groups.find((group) => group.gender !== null);
  const shown = gender ?? first?.gender ?? null;
  if (rules.pointsBy === 'GENDER' || band !== '') return { gender: shown, band };
  const firstBand = groups.find((group) => group.gender === shown && group.band !== null);
  return { gender: shown, band: firstBand?.band ?? '' };
}

/** Age groups from the youngest, as defined in the races. */
export function bandsOf(
  { groups }: RankingInfo,
  races: readonly Pick<RaceInfo, 'bands'>[],
): readonly { readonly key: string }[] {
  const keys = new Set(groups.flatMap(({ band }) => (band === null ? [] : [band])));
  const youngest = new Map(races.flatMap(({ bands }) => bands.map(({ key, min }) => [key, min] as const)));
  const ageOf = (key: string) => youngest.get(key) ?? Number.MAX_SAFE_INTEGER;
  return [...keys]
    .sort((a, b) => ageOf(a) - ageOf(b) || a.localeCompare(b, 'es', { numeric: true }))
    .map((key) => ({ key }));
}
