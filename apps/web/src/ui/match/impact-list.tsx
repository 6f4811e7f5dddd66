'use client';

import type { CallReply, matchDeskCalls } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useMatchUnit } from '../nouns/match-unit.ts';
import styles from './impact-list.module.css';

export type ImpactData = CallReply<(typeof matchDeskCalls)['impact']>;

interface ImpactListProps {
  readonly impact: ImpactData;
  /** Shown instead of the score. */
  readonly title?: string | undefined;
  /** Null: empty. */
  readonly nameOf: (teamId: string | null) => string;
}

/** Changes of places in the table, who advances, and which later matches have begun. */
export function ImpactList({ impact, title, nameOf }: ImpactListProps) {
  const { score, positions, slots, started } = impact;
  const t = useTranslations('matchDesk');
  const unit = useMatchUnit();
  const moved = positions.filter(({ before, after }) => before !== after);
  const isEmpty = moved.length === 0 && slots.length === 0 && started.length === 0;
  return (
    <section className={styles.impact} aria-live="polite">
      <h3>{title ?? t('impact', { home: score.home, away: score.away })}</h3>
      {isEmpty && <p>{t('impactNone', { unit })}</p>}
      <ul>
        {moved.map(({ teamId, before, after }) => (
          <li key={teamId}>{t('impactPosition', { team: nameOf(teamId), before, after })}</li>
        ))}
        {slots.map(({ matchId, side, before, after }) => (
          <li key={`${matchId} ${side}`}>
            {before === after
              ? t('impactOpen', { team: nameOf(after) })
              : t('impactSlot', { after: nameOf(after), before: nameOf(before) })}
          </li>
        ))}
      </ul>
      {started.length > 0 && <p>{t('impactStarted', { count: started.length, unit })}</p>}
    </section>
  );
}
