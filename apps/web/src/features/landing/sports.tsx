import { sportKeys, sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { SportIcon } from '../../ui/sport/sport-icon.tsx';
import styles from './sports.module.css';

export function Sports() {
  const t = useTranslations('landing');
  const locale = useLocale();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('sports', { count: sportKeys.length })}</h2>
      <p className={styles.text}>{t('sportsText')}</p>
      <ul className={styles.names}>
        {sportKeys.map((key) => (
          <li key={key} className={styles.name}>
            <SportIcon sport={key} size={18} />
            {sportNames[key][locale]}
          </li>
        ))}
      </ul>
    </section>
  );
}
