'use client';

import { useTranslations } from 'next-intl';
import { Crest } from '../../../ui/identity/crest.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import type { Outcome } from '../data/use-calendar.ts';
import styles from './plan.module.css';

type Share = Outcome['fairness']['teams'][number];

const columns = ['homes', 'longestRun', 'leastRest', 'early', 'late'] as const;
type Column = (typeof columns)[number];

export function FairnessReport({ fairness: { teams, spread } }: { readonly fairness: Outcome['fairness'] }) {
  const t = useTranslations('competitionCalendar.fairness');
  const views = useTranslations('competitionCalendar.planViews');
  const value = useValue();
  return (
    <>
      <div className={styles.inset}>
        <Tiles
          tiles={[
            {
              key: 'balance',
              value: Math.max(Math.abs(spread.balance.least), Math.abs(spread.balance.most)),
              label: t('balance'),
            },
            { key: 'run', value: spread.longestRun.most, label: t('worstRun') },
            {
              key: 'rest',
              value: t('days', { days: inDays(spread.leastRest.least) }),
              label: t('shortestRest'),
            },
          ]}
        />
      </div>
      <table className={styles.table} aria-label={views('fairness')}>
        <thead>
          <tr>
            <th scope="col">{t('team')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map((share) => (
            <tr key={share.team.id}>
              <th scope="row">
                <span className={styles.team}>
                  <Crest
                    name={share.team.name}
                    url={share.team.avatarUrl}
                    kind={share.team.competitorKind}
                    width={22}
                  />
                  {share.team.name}
                </span>
              </th>
              {columns.map((column) => (
                <td key={column} data-label={t(column)}>
                  {value(share, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function useValue(): (share: Share, column: Column) => string {
  const t = useTranslations('competitionCalendar.fairness');
  return (share, column) => {
    if (column === 'homes') return `${share.homes}–${share.aways}`;
    if (column === 'leastRest')
      return share.leastRest === null ? '–' : t('days', { days: inDays(share.leastRest) });
    return String(share[column]);
  };
}

/** Rest is in minutes but shown in days. */
const inDays = (minutes: number) => Math.round((minutes / 60 / 24) * 10) / 10;
