'use client';

import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { localisedPath } from '../../i18n/locales.ts';
import { useRouter } from '../../i18n/navigation.ts';
import { addressOf, searchAddress } from './found.ts';
import styles from './search-box.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps {
  readonly query?: string;
  readonly large?: boolean;
}

/** A plain form, which works without JavaScript; with it, there are suggestions. */
export function SearchBox({ query = '', large = false }: SearchBoxProps) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const router = useRouter();
  const listId = useId();
  const [typed, setTyped] = useState(query);
  const suggestions = useSuggestions(typed);
  // The last option is the full search.
  const count = suggestions.items.length === 0 ? 0 : suggestions.items.length + 1;
  const choose = (index: number) => {
    const found = suggestions.items[index];
    combobox.close();
    router.push(found === undefined ? searchAddress(typed.trim()) : addressOf(found));
  };
  const combobox = useCombobox(count, choose);
  return (
    <search className={large ? styles.large : undefined}>
      <form action={localisedPath(locale, '/')} className={styles.form} onSubmit={combobox.close}>
        <SearchRounded aria-hidden="true" className={styles.icon} />
        <input
          type="search"
          name="q"
          required
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            combobox.open();
          }}
          onKeyDown={combobox.onKeyDown}
          onFocus={combobox.open}
          onBlur={combobox.close}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={combobox.isOpen}
          aria-controls={listId}
          {...(combobox.active >= 0 && { 'aria-activedescendant': `${listId}-${combobox.active}` })}
          aria-label={t('searchHint')}
          placeholder={t('searchHint')}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
        />
        {large && (
          <button type="submit" className={styles.submit} aria-label={t('search')}>
            <ArrowForwardRounded aria-hidden="true" sx={{ fontSize: 20 }} />
            <span className={styles.word}>{t('search')}</span>
          </button>
        )}
        <SuggestionList
          id={listId}
          isOpen={combobox.isOpen}
          active={combobox.active}
          query={typed.trim()}
          items={suggestions.items}
          onChoose={choose}
        />
        <span role="status" className="visually-hidden">
          {combobox.isOpen ? t('find.count', { count: suggestions.items.length }) : ''}
        </span>
      </form>
    </search>
  );
}
