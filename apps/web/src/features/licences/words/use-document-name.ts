'use client';

import { useMessages, useTranslations } from 'next-intl';

/** The name of a kind of document. */
export function useDocumentName(): (kind: string | undefined) => string {
  const t = useTranslations('licences');
  const known = useMessages().licences.documents;
  return (kind = 'OTHER') => t(`documents.${kind in known ? (kind as keyof typeof known) : 'OTHER'}`);
}
