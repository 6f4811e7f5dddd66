'use client';

import { useTranslations } from 'next-intl';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import type { ListFilter } from '../../ui/list/filter-select.tsx';
import { useMatchFilterOptions } from '../../ui/match-list/use-match-filter-options.ts';
import { type Criteria, type MatchPage, type noCriteria, pendings } from './use-match-list.ts';

interface FiltersProps {
  readonly criteria: Criteria;
  readonly available: MatchPage['filters'];
  readonly onChange: (change: Partial<Criteria>) => void;
}

type Name = Exclude<keyof typeof noCriteria, 'search'>;

const several = ['competitionId', 'traipId', 'seasonId', 'categoryId', 'sportKey', 'teamId'] as const;
const days = ['from', 'to'] as const;

export function Filters({ criteria, available, onChange }: FiltersProps) {
  const t = useTranslations();
  const choices = useMatchFilterOptions(available);
  const pendingOptions = pendings.map((value) => ({ value, label: t(`orgMatches.pending.${value}`) }));
  const filter = (name: Name, options: ListFilter<Name>['options']) => ({
    name,
    options,
    label: t(`matchList.filters.${name}`),
    value: criteria[name],
  });
  const filters: readonly ListFilter<Name>[] = [
    ...(['timeline', 'state'] as const).map((name) => ({ ...filter(name, choices[name]), least: 1 })),
    filter('pending', pendingOptions),
    ...several.map((name) => filter(name, choices[name])),
    ...days.map((name) => ({ ...filter(name, []), isDay: true })),
  ];
  return (
    <FilterBar
      searchLabel={t('orgMatches.search')}
      search={criteria.search}
      filters={filters}
      onChange={onChange}
    />
  );
}
