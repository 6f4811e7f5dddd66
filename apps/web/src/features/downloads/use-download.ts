'use client';

import type { ReceivedFile } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveBlob } from '../../ui/exchange/save-file.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

/** Saves a file, one at a time, and reports failures. */
export function useDownload(load: () => Promise<ReceivedFile>) {
  const t = useTranslations('sharing');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { fileName, blob } = await load();
      saveBlob(fileName, blob);
    } catch (failure) {
      toast(failureMessage(failure, t('downloadFailed')), 'error');
    }
    setBusy(false);
  };
  return { isBusy, download: () => void download() };
}
