'use client';

import type { SportRules } from '@traip/engine';
import { isExtraTime, type Period } from '@traip/engine/match';
import { useTranslations } from 'next-intl';

/** What a period is called: "2.ª parte", "3.er cuarto", "Set 2", "Tanda de penaltis". */
export function usePeriodWords(rules: SportRules): (period: Period) => string {
  const t = useTranslations('matchDesk.periods');
  return (period) => {
    if (period === 'SO') return t('shootOut');
    if (rules.sets !== null) return t('set', { number: period });
    if (isExtraTime(rules, period)) return t('extra', { number: period - (rules.periods?.n ?? 0) });
    switch (rules.periods?.n) {
      case 2:
        return t('half', { number: period });
      case 4:
        return t('quarter', { number: period });
      default:
        return t('period', { number: period });
    }
  };
}
