'use client';

import { useTranslations } from 'next-intl';
import type { GolfProblem } from './golf-texts.ts';

/** A field's error, in words. */
export function useGolfProblem(): (problem: GolfProblem) => string {
  const t = useTranslations('golf.form');
  return ({ field, holes }) => {
    switch (field) {
      case 'pars':
        return t('parsWrong');
      case 'indexes':
        return t('indexesWrong', { count: holes });
      case 'slope':
        return t('slopeWrong');
      case 'rating':
        return t('ratingWrong');
      case 'allowance':
        return t('allowanceWrong');
      case 'cutTop':
        return t('cutWrong');
      case 'cutWithin':
        return t('withinWrong');
    }
  };
}
