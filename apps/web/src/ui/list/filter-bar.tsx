'use client';

import TuneRounded from '@mui/icons-material/TuneRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Sheet } from '../dialog/sheet.tsx';
import styles from './filter-bar.module.css';
import { FilterSelect, type ListFilter } from './filter-select.tsx';
import { SearchField } from './search-field.tsx';

type FilterChange<N extends string> = Partial<Record<N | 'search', string>>;

interface FilterBarProps<N extends string> {
  /** "Buscar por equipo o competición". */
  readonly searchLabel: string;
  readonly search: string;
  readonly filters: readonly ListFilter<N>[];
  readonly onChange: (change: FilterChange<N>) => void;
}

/** How many filters are always visible; chosen ones are too. */
const visibleFilters = 2;

/** The first filters beside the search, all of them in a sheet. */
export function FilterBar<N extends string>({ searchLabel, search, filters, onChange }: FilterBarProps<N>) {
  const t = useTranslations('ui.filters');
  const [isOpen, setOpen] = useState(false);
  // A filter with one option is hidden, unless the URL sets it.
  const available = filters.filter(
    ({ options, value, minOptions = 2, isDay }) => isDay || options.length >= minOptions || value !== '',
  );
  const chosen = available.filter(({ value, isUncounted }) => value !== '' && !isUncounted);
  const shown = available.filter(
    ({ value, isUncounted }, index) => index < visibleFilters || (value !== '' && !isUncounted),
  );
  const choose = (name: N, value: string) => onChange({ [name]: value } as FilterChange<N>);
  return (
    <div className={styles.tools}>
      <SearchField
        label={searchLabel}
        value={search}
        onSearch={(typed) => onChange({ search: typed } as FilterChange<N>)}
      />
      {shown.map((filter) => (
        <span key={filter.name} className={styles.wide}>
          <FilterSelect filter={filter} hideLabel onChoose={(value) => choose(filter.name, value)} />
        </span>
      ))}
      {available.length > 0 && (
        <Button
          variant="outlined"
          className={`${styles.open} ${available.length > shown.length ? '' : styles.narrow}`}
          startIcon={<TuneRounded />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span className={styles.word}>{t('open')}</span>
          {chosen.length > 0 && ` (${chosen.length})`}
        </Button>
      )}
      {isOpen && (
        <AllFilters
          available={available}
          onChoose={choose}
          onClose={() => setOpen(false)}
          onClear={
            chosen.length === 0
              ? undefined
              : () => onChange(Object.fromEntries(chosen.map(({ name }) => [name, ''])) as FilterChange<N>)
          }
        />
      )}
    </div>
  );
}

interface AllFiltersProps<N extends string> {
  readonly available: readonly ListFilter<N>[];
  readonly onChoose: (name: N, value: string) => void;
  readonly onClose: () => void;
  /** Undefined if nothing is chosen. */
  readonly onClear: (() => void) | undefined;
}

function AllFilters<N extends string>({ available, onChoose, onClose, onClear }: AllFiltersProps<N>) {
  const t = useTranslations('ui.filters');
  const actions = (
    <>
      <Button variant="outlined" size="large" disabled={onClear === undefined} onClick={onClear}>
        {t('clear')}
      </Button>
      <Button variant="contained" size="large" onClick={onClose}>
        {t('done')}
      </Button>
    </>
  );
  return (
    <Sheet title={t('title')} onClose={onClose} actions={actions}>
      <div className={styles.all}>
        {available.map((filter) => (
          <FilterSelect
            key={filter.name}
            filter={filter}
            onChoose={(value) => onChoose(filter.name, value)}
          />
        ))}
      </div>
    </Sheet>
  );
}
