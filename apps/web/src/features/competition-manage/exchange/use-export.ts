'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { saveFile } from '../../../ui/exchange/save-file.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

/** Spreadsheets take a table for UTF-8 only when it says so. */
const byteOrderMark = '\uFEFF';

/** Has a table made and hands it over as a file. */
export function useExport(make: () => Promise<{ readonly fileName: string; readonly csv: string }>) {
  return useDownload(async () => {
    const { fileName, csv } = await make();
    saveFile(fileName, csv.startsWith(byteOrderMark) ? csv : byteOrderMark + csv, 'text/csv');
  });
}

/** One download at a time; when it fails, the person is told. */
export function useDownload(download: () => Promise<void>) {
  const t = useTranslations('competitionExchange');
  const toast = useToast();
  const sentence = useFailureMessage();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await download();
    } catch (failure) {
      toast(sentence(failure, t('exportFailed')), 'error');
    }
    setBusy(false);
  };
  return { busy, run };
}
