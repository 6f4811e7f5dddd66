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
  readonly send: (options: {
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
  readonly messages: {
    readonly saved: (count: number) => string;
    readonly wrong: (count: number) => string;
    readonly failed: string;
    /** Asks before saving implausible marks; undefined: never asks. */
    readonly doubtful?: (count: number) => string;
  };
}

/** Saves the changes of a grid, and reports errors by bib. Official results need a reason. */
export function useSaving({ send, onSaved, typed, quotesValue = false, messages }: SavingOptions) {
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [needsForce, setNeedsForce] = useState(false);
  /** The user was asked about implausible marks, and can save them anyway. */
  const [doubted, setDoubted] = useState<unknown>(null);
  const isDoubtful = doubted !== null && doubted === typed;
  const sentenceOf = (rows: readonly WrongRow[]) => {
    const sentences = rows.map(({ message, value }) =>
      [quotesValue ? value : '', message[locale]].filter(Boolean).join(': '),
    );
    return [...new Set(sentences)].join(' ');
  };
  const explain = (cause: unknown) => {
    const error = cause instanceof CallFailure ? cause.error : undefined;
    const details = error?.details;
    setNeedsForce((before) => before || error?.code === 'DEPENDENT_STARTED');
    const wrong = (details as { rows?: readonly WrongRow[] } | undefined)?.rows ?? [];
    const byBib = Map.groupBy(wrong, ({ bib }) => bib);
    setProblems(new Map([...byBib].map(([bib, rows]) => [bib, sentenceOf(rows)])));
    const hasDoubt = error?.code === 'OUT_OF_PLAUSIBLE';
    setDoubted(hasDoubt ? typed : null);
    const messageOf = hasDoubt ? messages.doubtful : messages.wrong;
    setFailure(byBib.size > 0 && messageOf ? messageOf(byBib.size) : failureMessage(cause, messages.failed));
  };
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setProblems(new Map());
    try {
      const { saved } = await send({
        ...(reason !== '' && { reason }),
        ...(needsForce && { force: true }),
        ...(messages.doubtful && !isDoubtful && { onlyPlausible: true }),
      });
      await invalidate();
      onSaved();
      setReason('');
      setNeedsForce(false);
      setDoubted(null);
      toast(messages.saved(saved));
    } catch (cause) {
      explain(cause);
      // Someone else may have saved: refetches their values behind the unsaved changes.
      await invalidate();
    } finally {
      setBusy(false);
    }
  };
  return { problems, failure, reason, setReason, busy, needsForce, isDoubtful, save };
}
