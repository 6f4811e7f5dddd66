'use client';

import { useTranslations } from 'next-intl';
import type { EntryData, RaceData } from '../data/use-races.ts';
import { EntryRow } from './entry-row.tsx';
import styles from './start.module.css';

interface StartTableProps {
  readonly competitionId: string;
  readonly race: RaceData;
  readonly rows: readonly EntryData[];
  readonly mayManage: boolean;
}

/** Columns that are empty for everyone are left out. */
export function StartTable({ competitionId, race, rows, mayManage }: StartTableProps) {
  const t = useTranslations('races.start');
  const { kind } = race;
  const isGolf = kind === 'GOLF';
  const hasHeats = rows.some(({ heat, lane, teeTime }) => heat !== null || lane !== null || teeTime !== null);
  const hasSeeds = rows.some(({ seedMark }) => seedMark !== null);
  return (
    <table className={styles.table} aria-label={race.name}>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {t('bib', { kind })}
          </th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('gender')}</th>
          {race.legs === null && (
            <th scope="col" className={styles.number}>
              {t('birth')}
            </th>
          )}
          {isGolf && (
            <th scope="col" className={styles.number}>
              {t('handicap')}
            </th>
          )}
          {hasSeeds && (
            <th scope="col" className={styles.number}>
              {t('seed')}
            </th>
          )}
          {hasHeats && (
            <th scope="col" className={styles.number}>
              {t('heat', { kind })} / {isGolf ? t('teeTime') : t('lane')}
            </th>
          )}
          {mayManage && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <EntryRow
            key={entry.id}
            competitionId={competitionId}
            race={race}
            entry={entry}
            hasSeeds={hasSeeds}
            hasHeats={hasHeats}
            mayManage={mayManage}
          />
        ))}
      </tbody>
    </table>
  );
}
