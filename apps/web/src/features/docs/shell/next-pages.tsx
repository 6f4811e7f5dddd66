import { useTranslations } from 'next-intl';
import styles from './next-pages.module.css';

interface Page {
  readonly title: string;
  readonly path: string;
}

/** Links to the previous and next page. */
export function NextPages({ before, after }: { before?: Page | undefined; after?: Page | undefined }) {
  const t = useTranslations('docs');
  return (
    <nav aria-label={t('readOn')} className={styles.pages}>
      {before && (
        <a href={before.path} className={styles.before}>
          <span>{t('before')}</span>
          {before.title}
        </a>
      )}
      {after && (
        <a href={after.path} className={styles.after}>
          <span>{t('after')}</span>
          {after.title}
        </a>
      )}
    </nav>
  );
}
