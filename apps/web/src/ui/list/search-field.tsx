'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import styles from './search-field.module.css';

/** Debounce delay. */
const pause = 166;

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  /** The value in the URL (`useUrlState`). */
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** Searches while typing. */
export function SearchField({ label, placeholder = label, value, onSearch }: SearchFieldProps) {
  const t = useTranslations('ui');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The URL was changed elsewhere, for example by the back button.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    const search = typed.trim();
    if (search === value) return;
    const id = setTimeout(() => onSearch(search), pause);
    return () => clearTimeout(id);
  }, [typed, value, onSearch]);
  return (
    <search className={styles.search}>
      <SearchRounded aria-hidden="true" className={styles.icon} />
      <input
        type="search"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        className={styles.input}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('clearSearch')}
          onClick={() => setTyped('')}
        >
          <CloseRounded aria-hidden="true" sx={{ fontSize: 18 }} />
        </button>
      )}
    </search>
  );
}
