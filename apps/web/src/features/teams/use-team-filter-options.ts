'use client';

import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { shownState } from '../../ui/identity/shown-state.ts';
import { countedOption, type ListFilter } from '../../ui/list/filter-select.tsx';
import type { noCriteria } from './criteria.ts';
import type { TeamFilterData } from './use-team-list.ts';

type Name = Exclude<keyof typeof noCriteria, 'search' | 'timeline'>;

/** Each option shows how many teams it leaves. */
export function useTeamFilterOptions(
  available: TeamFilterData,
): Readonly<Record<Name, ListFilter<Name>['options']>> {
  const t = useTranslations();
  const locale = useLocale();
  const option = (id: string, name: string, count: number) => countedOption({ id, name, count });
  return {
    sportKey: (available?.sports ?? []).map(({ sportKey, count }) =>
      option(sportKey, sportNames[sportKey][locale], count),
    ),
    state: (available?.states ?? []).map(({ state, count }) =>
      option(state, t(`competitionStates.${shownState(state)}`), count),
    ),
    gender: (available?.genders ?? []).map(({ gender, count }) =>
      option(gender, t(`traips.genders.${gender}`), count),
    ),
    skillLevel: (available?.skillLevels ?? []).map(({ skillLevel, count }) =>
      option(skillLevel, t(`traips.skillLevels.${skillLevel}`), count),
    ),
    privacy: (available?.privacies ?? []).map(({ privacy, count }) =>
      option(privacy, t(`teams.privacies.${privacy}`), count),
    ),
    competitionId: (available?.competitions ?? []).map(countedOption),
    traipId: (available?.traips ?? []).map(countedOption),
    seasonId: (available?.seasons ?? []).map(countedOption),
    categoryId: (available?.categories ?? []).map(countedOption),
  };
}
