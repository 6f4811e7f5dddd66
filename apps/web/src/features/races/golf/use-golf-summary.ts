'use client';

import { parOf } from '@traip/engine/race-day';
import { useTranslations } from 'next-intl';
import type { RaceData } from '../data/use-races.ts';

export type Golf = NonNullable<RaceData['golf']>;

/** "2 vueltas · 18 hoyos · par 72 · Golpes (scratch)". */
export function useGolfSummary(): (golf: Golf) => string {
  const t = useTranslations('golf');
  return ({ rounds, holes, rankedBy }) =>
    [t('summary', { rounds, holes: holes.length, par: parOf(holes) }), t(`form.rankings.${rankedBy}`)].join(
      ' · ',
    );
}
