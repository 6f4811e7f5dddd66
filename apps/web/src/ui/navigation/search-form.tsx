import SearchRounded from '@mui/icons-material/SearchRounded';
import { useLocale, useTranslations } from 'next-intl';
import { localisedPath } from '../../i18n/locales.ts';
import { Link } from '../../i18n/navigation.ts';
import styles from './search-form.module.css';

/** The part of the front page that answers a search. */
export const searchSection = 'search';

/** A plain form: it works before any script has loaded. */
export function SearchForm({ query = '' }: { query?: string }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (
    <search>
      <form action={`${localisedPath(locale, '/')}#${searchSection}`} className={styles.form}>
        <SearchRounded aria-hidden="true" className={styles.icon} />
        <input
          type="search"
          name="q"
          required
          maxLength={100}
          defaultValue={query}
          key={query}
          aria-label={t('searchHint')}
          placeholder={t('searchHint')}
          enterKeyHint="search"
          className={styles.input}
        />
      </form>
    </search>
  );
}

/** On phones the top bar has no room for the field: this leads to the one on the front page. */
export function SearchShortcut() {
  const t = useTranslations('shell');
  return (
    <Link href={`/#${searchSection}`} className={styles.shortcut} aria-label={t('search')}>
      <SearchRounded aria-hidden="true" sx={{ fontSize: 22 }} />
    </Link>
  );
}
