'use client';

import { teamSorts, timelines } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import type { ListFilter } from '../../ui/list/filter-select.tsx';
import { sortKey } from '../../ui/list/sort-key.ts';
import type { Criteria, defaultCriteria } from './criteria.ts';
import { useTeamFilterOptions } from './use-team-filter-options.ts';
import type { TeamFilterData } from './use-team-list.ts';

interface FiltersProps {
  readonly criteria: Criteria;
  readonly available: TeamFilterData;
  readonly onChange: (change: Partial<Criteria>) => void;
}

type Name = Exclude<keyof typeof defaultCriteria, 'search'>;

const several = ['sportKey', 'competitionId', 'traipId', 'seasonId', 'categoryId', 'state'] as const;
const rarely = ['gender', 'skillLevel', 'privacy'] as const;

export function Filters({ criteria, available, onChange }: FiltersProps) {
  const t = useTranslations('teams');
  const choices = useTeamFilterOptions(available);
  const filter = (name: Name, options: ListFilter<Name>['options']) => ({
    name,
    options,
    label: t(`filters.${name}`),
    value: criteria[name],
  });
  const times = timelines.map((value) => ({ value, label: t(`timelines.${value}`) }));
  const orders = teamSorts.map((value) => ({ value, label: t(`sorts.${sortKey(value)}`) }));
  const filters: readonly ListFilter<Name>[] = [
    ...several.map((name) => filter(name, choices[name])),
    // Without competitions there is no timeline.
    ...(choices.competitionId.length > 0 || criteria.timeline !== '' ? [filter('timeline', times)] : []),
    ...rarely.map((name) => filter(name, choices[name])),
    { ...filter('sort', orders), isUncounted: true },
  ];
  return (
    <FilterBar searchLabel={t('search')} search={criteria.search} filters={filters} onChange={onChange} />
  );
}
