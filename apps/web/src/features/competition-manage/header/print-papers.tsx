'use client';

import type { CompetitorKind } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { sheetApi } from '../../../lib/api/sheet.ts';
import { saveBlob } from '../../../ui/exchange/save-file.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type Paper, type PaperSize, PrintDialog, paperQuery } from '../../sharing/index.ts';

interface PrintPapersProps {
  readonly id: string;
  readonly name: string;
  readonly hasBracket: boolean;
  readonly competitors: CompetitorKind;
  readonly onClose: () => void;
}

/** As staff see it: drafts included, and with full names. */
export function PrintPapers({ id, ...shown }: PrintPapersProps) {
  const t = useTranslations('sharing');
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const isBusy = useRef(false);
  const print = async (paper: Paper, size: PaperSize) => {
    if (isBusy.current) return;
    isBusy.current = true;
    toast(t('preparing'));
    try {
      const { fileName, blob } = await sheetApi[paper.kind]({
        params: { id },
        query: { ...paperQuery(paper, size), locale },
      });
      saveBlob(fileName, blob);
    } catch (failure) {
      toast(failureMessage(failure, t('downloadFailed')), 'error');
    }
    isBusy.current = false;
  };
  return <PrintDialog id={id} {...shown} onPrint={(paper, size) => void print(paper, size)} />;
}
