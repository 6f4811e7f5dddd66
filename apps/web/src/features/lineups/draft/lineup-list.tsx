'use client';

import { useTranslations } from 'next-intl';
import styles from './draft.module.css';
import type { Draft } from './draft.ts';

const places = ['STARTER', 'BENCH'] as const;

/** Read-only: starters and bench. */
export function LineupList({ draft }: { readonly draft: Draft }) {
  const t = useTranslations('lineups');
  return places.map((place) => {
    const own = draft.filter((player) => player.place === place);
    if (own.length === 0) return null;
    return (
      <section key={place}>
        <h3 className={styles.part}>{t(`parts.${place}`, { count: own.length })}</h3>
        <ul>
          {own.map(({ playerId, name, shirt, isGoalkeeper, isCaptain }) => (
            <li key={playerId} className={styles.listed}>
              <b>{shirt}</b>
              <span className={styles.name}>{name}</span>
              {isGoalkeeper && <span className={styles.mark}>{t('goalkeeper')}</span>}
              {isCaptain && <span className={styles.mark}>{t('captain')}</span>}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
