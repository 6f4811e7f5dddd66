import type { SportRules } from '@traip/engine';
import { isExtraTime, type Period } from '@traip/engine/match';
import { useTranslations } from 'next-intl';

type PeriodsOf = Pick<SportRules, 'sets' | 'periods' | 'scoring'>;

/** "2.ª parte", "3.er cuarto", "Set 2", "Prórroga 1", "Tanda de penaltis". */
export function usePeriodLabel(rules: SportRules): (period: Period) => string {
  const t = useTranslations('matchPeriods');
  return (period) => {
    if (period === 'SO') return t('shootOut');
    if (isExtraTime(rules, period)) return t('extra', { number: period - (rules.periods?.n ?? 0) });
    return t(kindOf(rules), { number: period });
  };
}

function kindOf({ sets, periods, scoring }: PeriodsOf) {
  if (sets !== null) return 'set';
  if (scoring === 'BOUT') return 'round';
  if (periods?.min === null) return periods.n === holes ? 'hole' : 'inning';
  if (periods?.n === 2) return 'half';
  return periods?.n === 4 ? 'quarter' : 'period';
}

/** Untimed periods are innings, except for the holes of golf. */
const holes = 18;
