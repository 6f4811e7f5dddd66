'use client';

import type { MatchFilters, Read } from '@traip/contract';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { countedOption, type ListFilter } from '../list/filter-select.tsx';

type MatchFilterData = Read<typeof MatchFilters> | undefined;

type MatchFilterOptions = Readonly<
  Record<
    'timeline' | 'state' | 'competitionId' | 'traipId' | 'seasonId' | 'categoryId' | 'sportKey' | 'teamId',
    ListFilter<string>['options']
  >
>;

/** Each option shows how many matches it leaves. */
export function useMatchFilterOptions(available: MatchFilterData): MatchFilterOptions {
  const t = useTranslations();
  const locale = useLocale();
  const option = (id: string, name: string, count: number) => countedOption({ id, name, count });
  return {
    timeline: (available?.timelines ?? []).map(({ timeline, count }) =>
      option(timeline, t(`matchList.timelines.${timeline}`), count),
    ),
    state: (available?.states ?? []).map(({ state, count }) =>
      option(state, t(`matchStates.${state}`), count),
    ),
    sportKey: (available?.sports ?? []).map(({ sportKey, count }) =>
      option(sportKey, sportNames[sportKey][locale], count),
    ),
    competitionId: (available?.competitions ?? []).map(countedOption),
    traipId: (available?.traips ?? []).map(countedOption),
    seasonId: (available?.seasons ?? []).map(countedOption),
    categoryId: (available?.categories ?? []).map(countedOption),
    teamId: (available?.teams ?? []).map(countedOption),
  };
}
