'use client';

import { useTranslations } from 'next-intl';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import type { ListFilter } from '../../ui/list/filter-select.tsx';
import { useMatchFilterOptions } from '../../ui/match-list/use-match-filter-options.ts';
import type { Criteria, noCriteria } from './criteria.ts';
import type { MyFilters } from './use-my-matches.ts';

interface FiltersProps {
  readonly criteria: Criteria;
  readonly available: MyFilters;
  readonly onChange: (change: Partial<Criteria>) => void;
}

type Name = Exclude<keyof typeof noCriteria, 'search'> | 'sort';

const several = ['teamId', 'competitionId', 'traipId', 'seasonId', 'categoryId', 'sportKey'] as const;

export function Filters({ criteria, available, onChange }: FiltersProps) {
  const t = useTranslations();
  const choices = useMatchFilterOptions(available);
  const orders = [
    { value: 'kickOff:asc', label: t('myMatches.oldestFirst') },
    { value: 'kickOff:desc', label: t('myMatches.newestFirst') },
  ];
  const filter = (name: Name, options: ListFilter<Name>['options']) => ({
    name,
    options,
    label: t(`matchList.filters.${name}`),
    value: criteria[name],
  });
  const filters: readonly ListFilter<Name>[] = [
    ...several.map((name) => filter(name, choices[name])),
    { ...filter('sort', orders), isUncounted: true },
  ];
  return (
    <FilterBar
      searchLabel={t('myMatches.search')}
      search={criteria.search}
      filters={filters}
      onChange={onChange}
    />
  );
}
