import type { SportRules } from '@traip/engine';
import { isExtraTime, type Period } from '@traip/engine/match';
import { useTranslations } from 'next-intl';

type PeriodsOf = Pick<SportRules, 'sets' | 'periods' | 'scoring'>;

/** "2.ª parte", "3.er cuarto", "Set 2", "Prórroga 1", "Tanda de penaltis". */
export function usePeriodLabel(rules: SportRules): (period: Period) => string {
  const t = useTranslations('matchPeriods');
  return (period) => {
    const { kind, number } = periodName(rules, period);
    return t(kind, { number });
  };
}

/** The name of a period, and its number among those with the same name. */
export function periodName(rules: SportRules, period: Period) {
  if (period === 'SO') return { kind: 'shootOut', number: 1 } as const;
  if (rules.scoring !== 'HOLES' && isExtraTime(rules, period))
    return { kind: 'extra', number: period - (rules.periods?.n ?? 0) } as const;
  return { kind: kindOf(rules), number: period } as const;
}

function kindOf({ sets, periods, scoring }: PeriodsOf) {
  if (scoring === 'BOUT') return 'round';
  if (sets !== null) return 'set';
  if (scoring === 'RUBBERS') return 'rubber';
  if (scoring === 'HOLES') return 'hole';
  if (periods?.min === null) return 'inning';
  if (periods?.n === 2) return 'half';
  return periods?.n === 4 ? 'quarter' : 'period';
}
