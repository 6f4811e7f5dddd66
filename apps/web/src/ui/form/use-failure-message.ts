'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { failureMessage } from './failure-message.ts';

/** The backend's own message, or the fallback when it has none. */
export function useFailureMessage(): (failure: unknown, otherwise: string) => string {
  const locale = useLocale();
  const t = useTranslations('ui.failures');
  return useCallback(
    (failure, otherwise) => failureMessage(failure, { locale, network: t('network'), otherwise }),
    [locale, t],
  );
}
