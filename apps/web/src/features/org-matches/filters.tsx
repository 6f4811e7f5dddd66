'use client';

import { useTranslations } from 'next-intl';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import type { ListFilter } from '../../ui/list/filter-select.tsx';
import { useMatchChoices } from '../../ui/match-list/use-match-choices.ts';
import { type MatchPage, type nothingWanted, pendings, type Wanted } from './use-match-list.ts';

interface FiltersProps {
  readonly wanted: Wanted;
  readonly offered: MatchPage['filters'];
  readonly onChange: (change: Partial<Wanted>) => void;
}

type Name = Exclude<keyof typeof nothingWanted, 'search'>;

const several = ['competitionId', 'traipId', 'seasonId', 'categoryId', 'sportKey', 'teamId'] as const;
const days = ['from', 'to'] as const;

/** What the list can be narrowed to. */
export function Filters({ wanted, offered, onChange }: FiltersProps) {
  const t = useTranslations();
  const choices = useMatchChoices(offered);
  const lacking = pendings.map((value) => ({ value, label: t(`orgMatches.pending.${value}`) }));
  const filter = (name: Name, options: ListFilter<Name>['options']) => ({
    name,
    options,
    label: t(`matchList.filters.${name}`),
    value: wanted[name],
  });
  const filters: readonly ListFilter<Name>[] = [
    ...(['timeline', 'state'] as const).map((name) => ({ ...filter(name, choices[name]), least: 1 })),
    filter('pending', lacking),
    ...several.map((name) => filter(name, choices[name])),
    ...days.map((name) => ({ ...filter(name, []), isDay: true })),
  ];
  return <FilterBar searchLabel={t('orgMatches.search')} search={wanted.search} {...{ filters, onChange }} />;
}
