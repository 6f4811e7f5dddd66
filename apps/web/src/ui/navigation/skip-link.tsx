import { useTranslations } from 'next-intl';
import styles from './skip-link.module.css';

/** The id of every shell's main element. */
export const contentId = 'content';

export function SkipLink() {
  const t = useTranslations('ui');
  return (
    <a href={`#${contentId}`} className={styles.skip}>
      {t('skip')}
    </a>
  );
}
