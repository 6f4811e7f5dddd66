'use client';

import { competitionSorts, timelines } from '@traip/contract';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { countedOption, type ListFilter } from '../../ui/list/filter-select.tsx';
import { sortKey } from '../../ui/list/sort-key.ts';
import type { Criteria, defaultCriteria } from './criteria.ts';
import type { CompetitionPage } from './use-competition-list.ts';

interface FiltersProps {
  readonly criteria: Criteria;
  readonly available: CompetitionPage['filters'];
  /** Every change goes back to the first page. */
  readonly onChange: (change: Partial<Criteria>) => void;
}

type Name = Exclude<keyof typeof defaultCriteria, 'search' | 'state' | 'page'>;

const filterNames = [
  'traipId',
  'seasonId',
  'categoryId',
  'sportKey',
  'gender',
  'skillLevel',
  'timeline',
] as const;

export function Filters({ criteria, available, onChange }: FiltersProps) {
  const t = useTranslations('competitions');
  const choices = useFilterOptions(available);
  const filter = (name: Name) => ({
    name,
    options: choices[name],
    label: t(`filters.${name}`),
    value: criteria[name],
  });
  const filters: readonly ListFilter<Name>[] = [
    ...filterNames.map(filter),
    { ...filter('sort'), isUncounted: true },
  ];
  return (
    <FilterBar searchLabel={t('search')} search={criteria.search} filters={filters} onChange={onChange} />
  );
}

/** Each option shows how many competitions it leaves. */
function useFilterOptions(
  available: CompetitionPage['filters'],
): Readonly<Record<Name, ListFilter<Name>['options']>> {
  const t = useTranslations();
  const locale = useLocale();
  const option = (id: string, name: string, count: number) => countedOption({ id, name, count });
  return {
    traipId: (available?.traips ?? []).map(countedOption),
    seasonId: (available?.seasons ?? []).map(countedOption),
    categoryId: (available?.categories ?? []).map(countedOption),
    sportKey: (available?.sports ?? []).map(({ sportKey, count }) =>
      option(sportKey, sportNames[sportKey][locale], count),
    ),
    gender: (available?.genders ?? []).map(({ gender, count }) =>
      option(gender, t(`traips.genders.${gender}`), count),
    ),
    skillLevel: (available?.skillLevels ?? []).map(({ skillLevel, count }) =>
      option(skillLevel, t(`traips.skillLevels.${skillLevel}`), count),
    ),
    timeline: timelines.map((value) => ({ value, label: t(`competitions.timelines.${value}`) })),
    sort: competitionSorts.map((value) => ({ value, label: t(`competitions.sorts.${sortKey(value)}`) })),
  };
}
