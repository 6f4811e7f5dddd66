'use client';

import { CallFailure } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceResultApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type RaceRef, useInvalidateRaces } from '../data/use-races.ts';
import type { TypedRows } from './typed.ts';

interface WrongRow {
  readonly bib: string;
  readonly message: { readonly es: string; readonly en: string };
}

/** What was typed and not saved yet, over all pages, and what is wrong with it. */
export function useResults(params: RaceRef) {
  const t = useTranslations('races.results');
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const [rows, setRows] = useState<TypedRows>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const explain = (thrown: unknown) => {
    const details = thrown instanceof CallFailure ? thrown.error?.details : undefined;
    const wrong = ((details as { rows?: readonly WrongRow[] } | undefined)?.rows ??
      []) as readonly WrongRow[];
    setProblems(new Map(wrong.map(({ bib, message }) => [bib, message[locale]])));
    setFailure(wrong.length > 0 ? t('wrong', { count: wrong.length }) : failureMessage(thrown, t('failed')));
  };
  const save = async () => {
    if (rows.size === 0 || busy) return;
    setBusy(true);
    setFailure(null);
    setProblems(new Map());
    try {
      const results = [...rows].map(([bib, { mark, order, version }]) => ({
        bib,
        mark,
        order: order === '' ? null : Number(order),
        version,
      }));
      const { saved } = await raceResultApi.save({
        params: { ...params },
        body: { results, ...(reason && { reason }) },
      });
      await invalidate();
      setRows(new Map());
      setReason('');
      toast(t('saved', { count: saved }));
    } catch (thrown) {
      explain(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { rows, setRows, problems, failure, reason, setReason, busy, save };
}
