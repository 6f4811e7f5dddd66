'use client';

import type { MatchFilters, Read } from '@traip/contract';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { countedOption, type ListFilter } from '../list/filter-select.tsx';

type OfferedMatches = Read<typeof MatchFilters> | undefined;

type Choices = Readonly<
  Record<
    'timeline' | 'state' | 'competitionId' | 'traipId' | 'seasonId' | 'categoryId' | 'sportKey' | 'teamId',
    ListFilter<string>['options']
  >
>;

/** What a list of matches can be narrowed to, in words; each choice says how many matches it would leave. */
export function useMatchChoices(offered: OfferedMatches): Choices {
  const t = useTranslations();
  const locale = useLocale();
  const option = (id: string, name: string, count: number) => countedOption({ id, name, count });
  return {
    timeline: (offered?.timelines ?? []).map(({ timeline, count }) =>
      option(timeline, t(`matchList.timelines.${timeline}`), count),
    ),
    state: (offered?.states ?? []).map(({ state, count }) => option(state, t(`matchStates.${state}`), count)),
    sportKey: (offered?.sports ?? []).map(({ sportKey, count }) =>
      option(sportKey, sportNames[sportKey][locale], count),
    ),
    competitionId: (offered?.competitions ?? []).map(countedOption),
    traipId: (offered?.traips ?? []).map(countedOption),
    seasonId: (offered?.seasons ?? []).map(countedOption),
    categoryId: (offered?.categories ?? []).map(countedOption),
    teamId: (offered?.teams ?? []).map(countedOption),
  };
}
