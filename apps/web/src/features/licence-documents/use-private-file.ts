'use client';

import { documentErrorEntries, documentFile } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

interface PrivateFile {
  readonly send: (file: File) => Promise<unknown>;
  readonly remove: () => Promise<unknown>;
  readonly invalidate: () => Promise<void>;
}

/** Uploads and removes at once, one at a time. */
export function usePrivateFile({ send, remove, invalidate }: PrivateFile) {
  const t = useTranslations('licenceDocuments');
  const locale = useLocale();
  const failureMessage = useFailureMessage();
  const [work, setWork] = useState<'uploading' | 'removing' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (kind: 'uploading' | 'removing', change: () => Promise<unknown>) => {
    if (work !== null) return;
    setWork(kind);
    setProblem(null);
    try {
      await change();
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
      // The server would refuse it too, but only after minutes on a slow connection.
      if (file.size > documentFile.maxBytes)
        setProblem(documentErrorEntries[documentFile.tooLarge].message[locale]);
      else void run('uploading', () => send(file));
    },
    remove: () => void run('removing', remove),
  };
}
