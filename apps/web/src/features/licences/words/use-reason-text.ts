'use client';

import type { LineupDesk, Write } from '@traip/contract';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { calendarDay } from '../../../i18n/formats.ts';
import { useDocumentName } from './use-document-name.ts';

export type Reason = Write<typeof LineupDesk>['candidates'][number]['reasons'][number];

/** Why a person isn't eligible, as a sentence. */
export function useReasonText(): (reason: Reason) => string {
  const t = useTranslations('licences');
  const locale = useLocale();
  const known = useMessages().licences.reasons;
  const documentName = useDocumentName();
  return (reason) => {
    const {
      code,
      state = '',
      fact = '',
      from,
      expiredOn,
      at,
      age = 0,
      ageFrom,
      ageTo,
      allowed = '',
    } = reason;
    const day = at ?? expiredOn ?? from ?? null;
    const isDay = day !== null && /^\d/.test(day);
    return t(`reasons.${code in known ? (code as keyof typeof known) : 'OTHER'}`, {
      state,
      fact,
      age,
      allowed,
      known: expiredOn ? 'yes' : 'no',
      limit: ageFrom ?? ageTo ?? 0,
      date: isDay ? calendarDay(locale, day) : '',
      from: from ?? '',
      matches: reason.matchesLeft ?? 0,
      document: documentName(reason.kind),
      places: reason.places ?? 0,
      shirt: reason.shirt ?? 0,
    });
  };
}
