'use client';

import { useTranslations } from 'next-intl';
import { useClock, useDeskContext } from '../data/desk-context.tsx';
import type { Side } from '../queue/types.ts';
import styles from './pads.module.css';

/** Team fouls in this period, if there's a limit. */
export function TeamFouls({ side }: { readonly side: Side }) {
  const t = useTranslations('matchDesk');
  const { rules, match } = useDeskContext();
  const { period } = useClock();
  const limit = rules.fouls?.team ?? null;
  if (limit === null || typeof period !== 'number') return null;
  // Fouls in extra time count for the last regular period.
  const counted = Math.min(period, rules.periods?.n ?? period);
  const count = match.tally.teamFouls.find((teamFoul) => teamFoul.period === counted)?.[side] ?? 0;
  return (
    <p className={`${styles.fouls} ${count >= limit ? styles.bonus : ''}`}>
      {t(count >= limit ? 'teamFoulsBonus' : 'teamFouls', { count, limit })}
    </p>
  );
}
