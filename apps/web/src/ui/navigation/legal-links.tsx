import { useLocale, useTranslations } from 'next-intl';
import { localisedPath } from '../../i18n/locales.ts';
import { Link } from '../../i18n/navigation.ts';
import styles from './legal-links.module.css';

const pages = ['privacy', 'terms', 'legal', 'cookies'] as const;

/** In the footer of every page. */
export function LegalLinks() {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (
    <nav aria-label={t('footer')} className={styles.links}>
      {/* A separate document: the router of these pages can't navigate there. */}
      <a href={localisedPath(locale, '/docs')} className={styles.link}>
        {t('docs')}
      </a>
      {pages.map((page) => (
        <Link key={page} href={`/${page}`} className={styles.link}>
          {t(page)}
        </Link>
      ))}
    </nav>
  );
}
