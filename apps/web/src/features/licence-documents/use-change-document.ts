'use client';

import { documentFile, errorCatalogue, type PersonDocumentKind } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { personDocumentApi } from '../../lib/api/person-document.ts';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { useInvalidateDocuments } from './use-documents.ts';

interface DocumentRef {
  readonly personId: string;
  readonly kind: PersonDocumentKind;
}

/** Uploads and removes at once, one at a time. */
export function useChangeDocument(params: DocumentRef) {
  const t = useTranslations('licenceDocuments');
  const locale = useLocale();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateDocuments();
  const [work, setWork] = useState<'uploading' | 'removing' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (kind: 'uploading' | 'removing', send: () => Promise<unknown>) => {
    if (work !== null) return;
    setWork(kind);
    setProblem(null);
    try {
      await send();
      await invalidate();
    } catch (failure) {
      setProblem(failureMessage(failure, t('changeFailed')));
    }
    setWork(null);
  };
  return {
    work,
    problem,
    upload: (file: File) => {
      // The server would refuse it too, after minutes on a slow line.
      if (file.size > documentFile.maxBytes)
        setProblem(errorCatalogue[documentFile.tooLarge].message[locale]);
      else void run('uploading', () => personDocumentApi.setFile({ params, file }));
    },
    remove: () => void run('removing', () => personDocumentApi.remove({ params })),
  };
}
