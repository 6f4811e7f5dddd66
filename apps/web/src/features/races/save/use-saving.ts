'use client';

import { CallFailure } from '@traip/contract';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useInvalidateRaces } from '../data/use-races.ts';

interface WrongRow {
  readonly bib: string;
  readonly value: string;
  readonly message: { readonly es: string; readonly en: string };
}

interface SavingOptions {
  readonly send: (why: {
    readonly reason?: string;
    readonly force?: true;
  }) => Promise<{ readonly saved: number }>;
  /** Forgets what was typed. */
  readonly onSaved: () => void;
  /** Whether a problem quotes what was typed, for rows of many fields. */
  readonly quotesValue?: boolean;
  readonly words: {
    readonly saved: (count: number) => string;
    readonly wrong: (count: number) => string;
    readonly failed: string;
  };
}

/** Saves what was typed in a grid, and says by bib what is wrong with it. Official results need a reason. */
export function useSaving({ send, onSaved, quotesValue = false, words }: SavingOptions) {
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [mustInsist, setMustInsist] = useState(false);
  const sentenceOf = (rows: readonly WrongRow[]) => {
    const sentences = rows.map(({ message, value }) =>
      [quotesValue ? value : '', message[locale]].filter(Boolean).join(': '),
    );
    return [...new Set(sentences)].join(' ');
  };
  const explain = (thrown: unknown) => {
    const error = thrown instanceof CallFailure ? thrown.error : undefined;
    const details = error?.details;
    setMustInsist((before) => before || error?.code === 'DEPENDENT_STARTED');
    const wrong = (details as { rows?: readonly WrongRow[] } | undefined)?.rows ?? [];
    const byBib = Map.groupBy(wrong, ({ bib }) => bib);
    setProblems(new Map([...byBib].map(([bib, rows]) => [bib, sentenceOf(rows)])));
    setFailure(byBib.size > 0 ? words.wrong(byBib.size) : failureMessage(thrown, words.failed));
  };
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setProblems(new Map());
    try {
      const { saved } = await send({ ...(reason !== '' && { reason }), ...(mustInsist && { force: true }) });
      await invalidate();
      onSaved();
      setReason('');
      setMustInsist(false);
      toast(words.saved(saved));
    } catch (thrown) {
      explain(thrown);
      // Somebody else may have written: what they wrote is behind what is typed here.
      await invalidate();
    } finally {
      setBusy(false);
    }
  };
  return { problems, failure, reason, setReason, busy, mustInsist, save };
}
