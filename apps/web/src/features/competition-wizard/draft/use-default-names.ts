'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { groundOf } from './ground.ts';

/** Default names for empty fields. */
export function useDefaultNames(variant: string | undefined) {
  const t = useTranslations('competitionWizard.quick');
  return useMemo(
    () => ({
      category: t('defaults.category'),
      venue: t('defaults.venue'),
      field: (number: number) => t('field', { ground: groundOf(variant), number }),
    }),
    [t, variant],
  );
}
