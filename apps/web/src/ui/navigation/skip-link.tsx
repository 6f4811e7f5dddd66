import { useTranslations } from 'next-intl';
import styles from './skip-link.module.css';

/** Every shell gives its main part this id. */
export const contentId = 'content';

/** First stop of the keyboard: past the navigation. */
export function SkipLink() {
  const t = useTranslations('ui');
  return (
    <a href={`#${contentId}`} className={styles.skip}>
      {t('skip')}
    </a>
  );
}
