import SearchRounded from '@mui/icons-material/SearchRounded';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import styles from './search-box.module.css';

export const searchSection = 'search';

/** On phones the top bar has no room for the field: this links to the one on the front page. */
export function SearchShortcut() {
  const t = useTranslations('shell');
  return (
    <Link href={`/#${searchSection}`} className={styles.shortcut} aria-label={t('search')}>
      <SearchRounded aria-hidden="true" sx={{ fontSize: 22 }} />
    </Link>
  );
}
