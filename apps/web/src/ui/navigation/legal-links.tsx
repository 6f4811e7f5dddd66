import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import styles from './legal-links.module.css';

const pages = ['privacy', 'terms', 'legal', 'cookies'] as const;

/** In the footer of every page. */
export function LegalLinks() {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('footer')} className={styles.links}>
      {pages.map((page) => (
        <Link key={page} href={`/${page}`} className={styles.link}>
          {t(page)}
        </Link>
      ))}
    </nav>
  );
}
