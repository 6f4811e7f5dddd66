import { overrideRules, sportByKey } from '@traip/engine';
import { useTranslations } from 'next-intl';
import type { Override } from './override.ts';

/** "2 partes de 25 min", "3 puntos por ganar, 1 por empatar". */
export function useRulesSummary(): (variantKey: string, override: Override) => string[] {
  const t = useTranslations('sportRules');
  return (variantKey, override) => {
    const sport = sportByKey(variantKey);
    if (sport === null) return [];
    const changed = overrideRules(sport, override);
    const { periods, sets, points, onField, bench, mode } = 'breach' in changed ? sport : changed;
    return [
      ...(periods?.min ? [t('periodsOf', { count: periods.n, minutes: periods.min })] : []),
      ...(sets?.to ? [t('setsOf', { count: sets.bestOf, to: sets.to })] : []),
      points.draw === null
        ? t('pointsWithoutDraw', { win: points.win, loss: points.loss })
        : t('pointsOf', { win: points.win, draw: points.draw, loss: points.loss }),
      ...(onField === null || mode !== 'TEAM' ? [] : [t('playersOf', { count: onField, bench })]),
    ];
  };
}
