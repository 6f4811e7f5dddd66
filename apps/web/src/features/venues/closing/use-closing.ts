'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { closingApi } from '../../../lib/api/closing.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type ClosingData, countDecisions, type Decision, type Decisions, movesOf } from './decisions.ts';

/** The matches that a closing affects; null until it's clear what closes. */
function useClosingPreview(orgCode: string, closing: ClosingData | null) {
  return useQuery({
    queryKey: ['venue', 'closing', { orgCode, closing }],
    queryFn: ({ signal }) =>
      closingApi.preview({ params: { orgCode }, body: closing ?? { days: undefined } }, { signal }),
    enabled: closing !== null,
    gcTime: 0,
  });
}

type SavedBody = Parameters<typeof closingApi.save>[0]['body'];

interface ClosingOptions {
  readonly orgCode: string;
  readonly closing: ClosingData | null;
  /** The reason for those who lose their date. */
  readonly reason: string;
  readonly done: string;
  readonly onClose: () => void;
}

/** Closes, together with the decisions about all matches. */
export function useClosing({ orgCode, closing, reason, done, onClose }: ClosingOptions) {
  const t = useTranslations('closing');
  const toast = useToast();
  const queries = useQueryClient();
  const failureMessage = useFailureMessage();
  const preview = useClosingPreview(orgCode, closing);
  const undoClosing = useUndoClosing(orgCode);
  const [chosen, setChosen] = useState<Decisions>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const matches = preview.data?.matches ?? [];
  const counts = countDecisions(matches, chosen);
  const decide = (matchId: string, decision: Decision) => setChosen({ ...chosen, [matchId]: decision });
  const moveAll = () => setChosen({});
  const send = async (body: SavedBody) => {
    setBusy(true);
    setFailure(null);
    try {
      const { undo } = await closingApi.save({ params: { orgCode }, body });
      await queries.invalidateQueries();
      toast(
        done,
        'success',
        undo === null ? undefined : { label: t('undo'), run: () => void undoClosing(undo) },
      );
      onClose();
    } catch (error) {
      setFailure(failureMessage(error, t('failed')));
      setBusy(false);
      // The matches have changed: what was shown must be what is saved.
      if (error instanceof CallFailure && error.code === 'CLOSING_OUTDATED') void preview.refetch();
    }
  };
  const save = async () => {
    if (closing === null || busy) return;
    const seen = preview.data ?? (await preview.refetch()).data;
    // Matches not shown yet have to be shown first.
    if (seen === undefined || (preview.data === undefined && seen.total > 0)) return;
    if (counts.postponed > 0 && reason.trim() === '') return setFailure(t('reasonMissing'));
    await send({
      closing,
      stamp: seen.stamp,
      reason: reason.trim() || null,
      moves: movesOf(matches, chosen),
    });
  };
  return { preview, matches, chosen, counts, decide, moveAll, save, busy, failure };
}

type Undo = Parameters<typeof closingApi.undo>[0]['body'];

/** Reopens the days and restores the matches. */
function useUndoClosing(orgCode: string) {
  const t = useTranslations('closing');
  const toast = useToast();
  const queries = useQueryClient();
  const failureMessage = useFailureMessage();
  return async (body: Undo) => {
    try {
      const { movedBack } = await closingApi.undo({ params: { orgCode }, body });
      toast(t('undone', { count: movedBack.length }));
    } catch (error) {
      toast(failureMessage(error, t('undoFailed')), 'error');
    }
    await queries.invalidateQueries();
  };
}

export type ClosingState = ReturnType<typeof useClosing>;
