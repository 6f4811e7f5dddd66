'use client';

import type { RegisteredSquad, Write } from '@traip/contract';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { calendarDay } from '../../../i18n/formats.ts';
import { useDocumentName } from './use-document-name.ts';

export type Missing = Write<typeof RegisteredSquad>['people'][number]['missing'][number];

/** What's missing from a person's licence, in a few words. */
export function useMissingText(): (missing: Missing) => string {
  const t = useTranslations('licences');
  const locale = useLocale();
  const known = useMessages().licences.missing;
  const documentName = useDocumentName();
  return ({ code, kind, expiredOn, label = '' }) =>
    t(`missing.${code in known ? (code as keyof typeof known) : 'OTHER'}`, {
      document: documentName(kind),
      question: label,
      date: expiredOn === undefined ? '' : calendarDay(locale, expiredOn),
    });
}
