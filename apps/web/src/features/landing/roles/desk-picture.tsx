import { useTranslations } from 'next-intl';
import styles from './pictures.module.css';

export function DeskPicture() {
  const t = useTranslations('landing.pictures');
  return (
    <div className={styles.desk}>
      <p className={styles.score}>
        <b>1</b>
        <span>67:24</span>
        <b>2</b>
      </p>
      <div className={styles.keys}>
        <span className={styles.goal}>{t('goal')}</span>
        <span className={styles.key}>
          <i className={styles.yellow} />
          {t('yellow')}
        </span>
        <span className={styles.key}>
          <i className={styles.red} />
          {t('red')}
        </span>
      </div>
      <p className={styles.waiting}>{t('waiting', { count: 3 })}</p>
    </div>
  );
}
