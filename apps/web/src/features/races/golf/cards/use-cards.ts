'use client';

import { CallFailure } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceResultApi } from '../../../../lib/api/race.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../../ui/form/use-failure-message.ts';
import { type RaceRef, useInvalidateRaces } from '../../data/use-races.ts';
import { type Edits, rowsOf } from './edits.ts';

interface WrongRow {
  readonly bib: string;
  readonly value: string;
  readonly message: { readonly es: string; readonly en: string };
}

/** What was typed and not saved yet, over all rounds and pages, and what is wrong with it. */
export function useCards(params: RaceRef) {
  const t = useTranslations('golf.cards');
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const [edits, setEdits] = useState<Edits>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const explain = (thrown: unknown) => {
    const details = thrown instanceof CallFailure ? thrown.error?.details : undefined;
    const wrong = (details as { rows?: readonly WrongRow[] } | undefined)?.rows ?? [];
    const byBib = Map.groupBy(wrong, ({ bib }) => bib);
    setProblems(new Map([...byBib].map(([bib, rows]) => [bib, sentenceOf(rows, locale)])));
    setFailure(byBib.size > 0 ? t('wrong', { count: byBib.size }) : failureMessage(thrown, t('failed')));
  };
  const save = async () => {
    if (edits.size === 0 || busy) return;
    setBusy(true);
    setFailure(null);
    setProblems(new Map());
    try {
      const body = { cards: rowsOf(edits), ...(reason && { reason }) };
      const { saved } = await raceResultApi.saveCards({ params: { ...params }, body });
      await invalidate();
      setEdits(new Map());
      setReason('');
      toast(t('saved', { count: saved }));
    } catch (thrown) {
      explain(thrown);
      // Somebody else may have written: what they wrote is behind what is typed here.
      await invalidate();
    } finally {
      setBusy(false);
    }
  };
  return { edits, setEdits, problems, failure, reason, setReason, busy, save };
}

/** Each sentence once, with what was written. */
function sentenceOf(rows: readonly WrongRow[], locale: 'es' | 'en'): string {
  const sentences = rows.map(({ message, value }) => [value, message[locale]].filter(Boolean).join(': '));
  return [...new Set(sentences)].join(' ');
}
