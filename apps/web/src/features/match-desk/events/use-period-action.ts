import { matchUnitOf, type SportRules } from '@traip/engine';
import type { Period } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { periodName } from '../../../ui/match/use-period-label.ts';
import { hasPeriods } from './can-end.ts';

/** "Empezar la 2.ª parte", "Fin del 3.er cuarto": a button's action, in the words of the sport. */
export function usePeriodAction(rules: SportRules) {
  const t = useTranslations('matchDesk');
  return {
    start: (period: Period) => {
      if (period === 1 && !hasPeriods(rules)) return t('start', { unit: matchUnitOf(rules) });
      const { kind, number } = periodName(rules, period);
      return t(`startPeriod.${kind}`, { number });
    },
    end: (period: Period) => {
      const { kind, number } = periodName(rules, period);
      return t(`endPeriod.${kind}`, { number });
    },
  };
}
