'use client';

import { auditAreas } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import type { ListFilter } from '../../ui/list/filter-select.tsx';
import { type Criteria, useChoices } from './use-activity.ts';

type Name = Exclude<keyof Criteria, 'search'>;

interface ActivityFiltersProps {
  readonly orgCode: string;
  readonly criteria: Criteria;
  readonly onChange: (change: Partial<Criteria>) => void;
}

export function ActivityFilters({ orgCode, criteria, onChange }: ActivityFiltersProps) {
  const t = useTranslations('auditLog');
  const { data } = useChoices(orgCode);
  const filter = (name: Name, options: ListFilter<Name>['options']) => ({
    name,
    options,
    label: t(`filters.${name}`),
    value: criteria[name],
    minOptions: 1,
  });
  const people =
    data?.people.map(({ id, name }) => ({ value: id, label: name ?? t('deletedAccount') })) ?? [];
  const competitions = data?.competitions.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const filters: readonly ListFilter<Name>[] = [
    filter('person', people),
    filter(
      'area',
      auditAreas.map((value) => ({ value, label: t(`areas.${value}`) })),
    ),
    filter('competition', competitions),
    { ...filter('from', []), isDay: true },
    { ...filter('to', []), isDay: true },
  ];
  return (
    <FilterBar searchLabel={t('search')} search={criteria.search} filters={filters} onChange={onChange} />
  );
}
