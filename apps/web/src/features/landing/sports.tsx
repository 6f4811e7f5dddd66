import { sportKeys, sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { MatchRows } from '../../ui/match-row/match-rows.tsx';
import { SportIcon } from '../../ui/sport/sport-icon.tsx';
import type { NowData } from './load.ts';
import styles from './sports.module.css';

const named = 9;

interface SportsProps {
  /** The latest matches of several sports; empty on a new server. */
  readonly results: NowData['results'];
}

export function Sports({ results }: SportsProps) {
  const t = useTranslations('landing');
  const locale = useLocale();
  return (
    <section className={`${styles.sports} ${results.length > 0 ? styles.withResults : ''}`}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('sports', { count: sportKeys.length })}</h2>
        <p className={styles.text}>{t('sportsText')}</p>
        <ul className={styles.names}>
          {sportKeys.slice(0, named).map((key) => (
            <li key={key} className={styles.name}>
              <SportIcon sport={key} size={18} />
              {sportNames[key][locale]}
            </li>
          ))}
          <li className={styles.name}>{t('moreSports', { count: sportKeys.length - named })}</li>
        </ul>
      </div>
      {results.length > 0 && (
        <div className={styles.results}>
          <MatchRows
            matches={results}
            noteOf={({ home }) => home?.sportKey && <b>{sportNames[home.sportKey][locale]}</b>}
          />
        </div>
      )}
    </section>
  );
}
