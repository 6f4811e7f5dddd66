'use client';

import { useTranslations } from 'next-intl';
import { useClock, useDeskContext } from '../data/desk-context.tsx';
import type { Side } from '../queue/types.ts';
import styles from './pads.module.css';

/** Three end a half-inning. */
const perInning = 3;

/** The outs of the batting side in this inning, once any are recorded. */
export function Outs({ side }: { readonly side: Side }) {
  const t = useTranslations('matchDesk');
  const { rules, desk, match } = useDeskContext();
  const { period } = useClock();
  if (!rules.stats.includes('OUT')) return null;
  const count = match.events.filter(
    (event) =>
      event.type === 'STAT' &&
      event.kind === 'OUT' &&
      event.period === (period ?? 1) &&
      event.teamId === desk[side]?.id,
  ).length;
  if (count === 0) return null;
  return (
    <p className={`${styles.fouls} ${count >= perInning ? styles.bonus : ''}`}>{t('outs', { count })}</p>
  );
}
