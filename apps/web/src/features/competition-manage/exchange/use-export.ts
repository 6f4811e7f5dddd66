'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveFile } from '../../../ui/exchange/save-file.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

/** Spreadsheets read UTF-8 only with a byte order mark. */
const byteOrderMark = '\uFEFF';

export function useExport(make: () => Promise<{ readonly fileName: string; readonly csv: string }>) {
  return useDownload(async () => {
    const { fileName, csv } = await make();
    saveFile(fileName, csv.startsWith(byteOrderMark) ? csv : byteOrderMark + csv, 'text/csv');
  });
}

/** One download at a time; a failure is shown. */
export function useDownload(download: () => Promise<void>) {
  const t = useTranslations('competitionExchange');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await download();
    } catch (failure) {
      toast(failureMessage(failure, t('exportFailed')), 'error');
    }
    setBusy(false);
  };
  return { busy, run };
}
