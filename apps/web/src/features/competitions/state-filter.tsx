'use client';

import { useTranslations } from 'next-intl';
import styles from './competition-list.module.css';
import type { CompetitionPage } from './use-competition-list.ts';

interface StateFilterProps {
  readonly value: string;
  readonly offered: NonNullable<CompetitionPage['filters']>['states'];
  readonly onChange: (state: string) => void;
}

/** One button for each state that there is something in; the pressed one narrows the list. */
export function StateFilter({ value, offered, onChange }: StateFilterProps) {
  const t = useTranslations();
  const total = offered.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { state: '', label: t('competitions.all.state'), count: total },
    ...offered.map(({ state, count }) => ({ state, label: t(`competitionStates.${state}`), count })),
  ];
  return (
    <fieldset className={styles.states}>
      <legend className="visually-hidden">{t('competitions.filters.state')}</legend>
      {choices.map(({ state, label, count }) => (
        <button
          key={state}
          type="button"
          aria-pressed={value === state}
          className={styles.state}
          onClick={() => onChange(state)}
        >
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
