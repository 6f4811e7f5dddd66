'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import type { DeliveryItem } from '../data/use-webhooks.ts';

/** The outcome of the last attempt, and when the next one is. */
export function useDeliveryFacts(): (delivery: DeliveryItem) => string {
  const t = useTranslations('webhooks');
  const locale = useLocale();
  return ({ attempts, responseStatus, problem, durationMs, nextAttemptAt }) => {
    const parts = [
      problem === null || problem === 'STATUS' ? null : t(`problems.${problem}`),
      responseStatus === null ? null : t('answered', { status: String(responseStatus) }),
      durationMs === null ? null : t('took', { ms: durationMs }),
      attempts === 0 ? null : t('attempts', { count: attempts }),
      nextAttemptAt === null ? null : t('next', { when: dayAndTime(locale, new Date(nextAttemptAt)) }),
    ];
    return parts.filter((part) => part !== null).join(' · ');
  };
}
