'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField, type SelectOption } from '../../ui/fields/select-field.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import styles from './match-list.module.css';
import type { MatchPage, Wanted } from './use-match-list.ts';

interface FiltersProps {
  readonly wanted: Wanted;
  readonly offered: MatchPage['filters'];
  readonly onChange: (change: Partial<Wanted>) => void;
}

const pending = ['referee', 'date'] as const;

/** What the list can be narrowed to; a choice says how many matches it would leave. */
export function Filters({ wanted, offered, onChange }: FiltersProps) {
  const t = useTranslations('orgMatches');
  const all = useTranslations();
  const select = (
    name: 'state' | 'timeline' | 'competitionId' | 'seasonId' | 'categoryId' | 'teamId' | 'pending',
    options: SelectOption[],
    least = 2,
  ) =>
    (options.length >= least || wanted[name] !== '') && (
      <SelectField
        key={name}
        label={t(`filters.${name}`)}
        hideLabel
        value={wanted[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
        placeholder={t(`all.${name}`)}
        options={options}
      />
    );
  const states = (offered?.states ?? []).map(({ state, count }) => ({
    value: state,
    label: `${all(`matchStates.${state}`)} (${count})`,
  }));
  const times = (offered?.timelines ?? []).map(({ timeline, count }) => ({
    value: timeline,
    label: `${t(`timelines.${timeline}`)} (${count})`,
  }));
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`${styles.tools} ${isOpen ? '' : styles.short}`}>
      <SearchField label={t('search')} value={wanted.search} onSearch={(search) => onChange({ search })} />
      {select('timeline', times, 1)}
      {select('state', states, 1)}
      <Button variant="text" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'fewerFilters' : 'moreFilters')}
      </Button>
      {select('competitionId', (offered?.competitions ?? []).map(counted))}
      {select('seasonId', (offered?.seasons ?? []).map(counted))}
      {select('categoryId', (offered?.categories ?? []).map(counted))}
      {select('teamId', (offered?.teams ?? []).map(counted))}
      {select(
        'pending',
        pending.map((value) => ({ value, label: t(`pending.${value}`) })),
      )}
    </div>
  );
}

const counted = ({ id, name, count }: { id: string; name: string; count: number }) => ({
  value: id,
  label: `${name} (${count})`,
});
