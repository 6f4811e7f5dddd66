import { overrideRules, type SportRules, sportByKey } from '@traip/engine';
import { useTranslations } from 'next-intl';
import type { Override } from './override.ts';
import { countOf } from './template.ts';

/** "2 partes de 25 min", "3 puntos por ganar, 1 por empatar". */
export function useRulesSummary(): (variantKey: string, override: Override) => string[] {
  const t = useTranslations('sportRules');
  return (variantKey, override) => {
    const sport = sportByKey(variantKey);
    if (sport === null) return [];
    const changed = overrideRules(sport, override);
    const rules = 'breach' in changed ? sport : changed;
    const { periods, onField, bench, mode, rubbers } = rules;
    const sets = rules.sets ?? rubbers?.sets;
    return [
      ...(periods?.min ? [t('periodsOf', { count: periods.n, minutes: periods.min })] : []),
      ...(rubbers
        ? [t('rubbersOf', { singles: countOf(rubbers, 'SINGLES'), doubles: countOf(rubbers, 'DOUBLES') })]
        : []),
      ...(sets?.to ? [t('setsOf', { count: sets.bestOf, to: sets.to })] : []),
      pointsText(rules, t),
      ...(onField === null || mode !== 'TEAM' ? [] : [t('playersOf', { count: onField, bench })]),
    ];
  };
}

/** Draws are left out if no tie can end level. */
function pointsText(
  { points: { win, draw, loss }, rubbers, draw: level }: SportRules,
  t: ReturnType<typeof useTranslations<'sportRules'>>,
): string {
  const isNever = draw === null || (rubbers !== null && !level.league);
  return isNever ? t('pointsWithoutDraw', { win, loss }) : t('pointsOf', { win, draw, loss });
}
