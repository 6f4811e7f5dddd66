'use client';

import { useMessages, useTranslations } from 'next-intl';

/** Why a person isn't eligible, in two or three words. */
export function useBriefReason(): (code: string) => string {
  const t = useTranslations('licences');
  const known = useMessages().licences.brief;
  return (code) => t(`brief.${code in known ? (code as keyof typeof known) : 'OTHER'}`);
}
