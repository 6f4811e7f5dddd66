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
    /** Until implausible marks have been confirmed. */
    readonly onlyPlausible?: true;
  }) => Promise<{ readonly saved: number }>;
  /** Discards the changes. */
  readonly onSaved: () => void;
  /** The input: any change after a question asks again. */
  readonly typed?: unknown;
  /** Whether problems quote the typed value, for rows with many fields. */
  readonly quotesValue?: boolean;
  readonly words: {
    readonly saved: (count: number) => string;
    readonly wrong: (count: number) => string;
    readonly failed: string;
    /** Asks before saving implausible marks; undefined: never asks. */
    readonly doubtful?: (count: number) => string;
  };
}

/** Saves the changes of a grid, and reports errors by bib. Official results need a reason. */
export function useSaving({ send, onSaved, typed, quotesValue = false, words }: SavingOptions) {
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [mustInsist, setMustInsist] = useState(false);
  /** The user was asked about implausible marks, and can save them anyway. */
  const [doubted, setDoubted] = useState<unknown>(null);
  const isDoubtful = doubted !== null && doubted === typed;
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
    const hasDoubt = error?.code === 'OUT_OF_PLAUSIBLE';
    setDoubted(hasDoubt ? typed : null);
    const said = hasDoubt ? words.doubtful : words.wrong;
    setFailure(byBib.size > 0 && said ? said(byBib.size) : failureMessage(thrown, words.failed));
  };
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setProblems(new Map());
    try {
      const { saved } = await send({
        ...(reason !== '' && { reason }),
        ...(mustInsist && { force: true }),
        ...(words.doubtful && !isDoubtful && { onlyPlausible: true }),
      });
      await invalidate();
      onSaved();
      setReason('');
      setMustInsist(false);
      setDoubted(null);
      toast(words.saved(saved));
    } catch (thrown) {
      explain(thrown);
      // Someone else may have saved: refetches their values behind the unsaved changes.
      await invalidate();
    } finally {
      setBusy(false);
    }
  };
  return { problems, failure, reason, setReason, busy, mustInsist, isDoubtful, save };
}
