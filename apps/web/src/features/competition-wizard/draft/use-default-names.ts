'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

/** Names for what nobody cares to name. */
export function useDefaultNames() {
  const t = useTranslations('competitionWizard.quick.defaults');
  return useMemo(
    () => ({
      category: t('category'),
      venue: t('venue'),
      field: (number: number) => t('field', { number }),
    }),
    [t],
  );
}
