'use client';

import { useTranslations } from 'next-intl';
import { Pills } from '../../ui/choice/pills.tsx';
import { shownState } from '../../ui/identity/shown-state.ts';
import type { CompetitionPage } from './use-competition-list.ts';

interface StateFilterProps {
  readonly value: string;
  readonly available: NonNullable<CompetitionPage['filters']>['states'];
  readonly onChange: (state: string) => void;
}

/** One button per state in use; the pressed one filters the list. */
export function StateFilter({ value, available, onChange }: StateFilterProps) {
  const t = useTranslations();
  const total = available.reduce((sum, { count }) => sum + count, 0);
  const options = [
    { value: '', label: t('competitions.all.state'), count: total },
    ...available.map(({ state, count }) => ({
      value: state,
      label: t(`competitionStates.${shownState(state)}`),
      count,
    })),
  ];
  return (
    <Pills label={t('competitions.filters.state')} options={options} value={value} onChange={onChange} />
  );
}
