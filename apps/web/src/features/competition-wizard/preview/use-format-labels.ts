'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { formatKeys, formats } from '../draft/formats.ts';
import type { PhaseNames } from '../draft/to-form.ts';
import type { PreviewBreach, PreviewStage } from './preview.ts';

/** Default phase names of a new competition. */
export function usePhaseNames(): PhaseNames {
  const t = useTranslations('competitionWizard.phases');
  return useMemo(() => {
    const entries = formatKeys.map((key) => [key, formats[key].map((algorithm) => t(algorithm))]);
    return Object.fromEntries(entries) as PhaseNames;
  }, [t]);
}

/** "Semifinales", "Grupos, 3 jornadas". */
export function useStageLabel(): (stage: PreviewStage) => string {
  const t = useTranslations('competitionWizard.stages');
  return ({ kind, size }) => {
    if (kind !== 'knockout') return t(kind, { count: size });
    if (size === 1) return t('final');
    if (size === 2) return t('semifinals');
    if (size === 4) return t('quarterfinals');
    return size === 8 ? t('lastSixteen') : t('lastOf', { count: size * 2 });
  };
}

export function useBreachMessage(): (breach: PreviewBreach['breach']) => string {
  const t = useTranslations('competitionWizard.breaches');
  return (breach) => {
    switch (breach.breach) {
      case 'NOT_ENOUGH_TEAMS':
        return t('notEnough', { min: breach.min, given: breach.given });
      case 'TOO_MANY_TEAMS':
        return t('tooMany', { max: breach.max, given: breach.given });
      case 'TOO_MANY_MATCHES':
        return t('tooManyMatches', { max: breach.max });
      case 'INVALID_PARAM':
        return breach.param === 'rounds' ? t('tooManyRounds') : t('other');
      case 'INFEASIBLE_CONSTRAINTS':
        return breach.which === 'GROUP_COUNT' ? t('tooManyGroups') : t('other');
      default:
        return t('other');
    }
  };
}
