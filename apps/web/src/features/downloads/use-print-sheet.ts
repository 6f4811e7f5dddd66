'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { sheetApi } from '../../lib/api/sheet.ts';
import { saveBlob } from '../../ui/exchange/save-file.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

/** The match sheet as a document, with what the caller may see. */
export function usePrintSheet(matchId: string) {
  const t = useTranslations('sharing');
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const isBusy = useRef(false);
  return async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { fileName, blob } = await sheetApi.printedMatch({ params: { id: matchId }, query: { locale } });
      saveBlob(fileName, blob);
    } catch (failure) {
      toast(failureMessage(failure, t('downloadFailed')), 'error');
    }
    isBusy.current = false;
  };
}
