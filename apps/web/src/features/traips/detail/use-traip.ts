'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { traipApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

export type TraipData = Awaited<ReturnType<typeof traipApi.get>>;
export type SeasonData = TraipData['seasons'][number];
export type CategoryData = TraipData['categories'][number];

export function useTraip(id: string) {
  return useQuery({
    queryKey: ['traip', 'get', { id }],
    queryFn: ({ signal }) => traipApi.get({ params: { id } }, { signal }),
  });
}

/** Has everything that is shown of Traips read again. */
export function useReadTraips(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['traip'] }), [queries]);
}

/**
 * Saves a change of something that has a version. When somebody else was faster, what was typed stays, and the next
 * press saves it over theirs: by then the person has been told.
 */
export function useSave(done: string, onClose: () => void) {
  const toast = useToast();
  const readAgain = useReadTraips();
  const [overtaken, setOvertaken] = useState(false);
  const save = async (send: () => Promise<unknown>) => {
    try {
      await send();
    } catch (failure) {
      if (!(failure instanceof CallFailure && failure.code === 'STALE_VERSION')) throw failure;
      await readAgain();
      return setOvertaken(true);
    }
    await readAgain();
    toast(done);
    onClose();
  };
  return { overtaken, save };
}

interface Loss {
  readonly title: string;
  /** What is lost, by name. */
  readonly text: string;
  readonly done: string;
  readonly remove: () => Promise<unknown>;
}

/** Asks once, deletes, and says how it went. True when it is gone. */
export function useDeletion(): (loss: Loss) => Promise<boolean> {
  const t = useTranslations('traips');
  const confirm = useConfirm();
  const toast = useToast();
  const sentence = useFailureMessage();
  return async ({ title, text, done, remove }) => {
    if (!(await confirm({ title, text, confirmLabel: t('delete'), danger: true }))) return false;
    try {
      await remove();
    } catch (failure) {
      toast(sentence(failure, t('deleteFailed')), 'error');
      return false;
    }
    toast(done);
    return true;
  };
}

/** Deletes a season or a category after asking, and reads the Traip again. */
export function usePartDeletion(calls: { delete(input: { params: { id: string } }): Promise<unknown> }) {
  const t = useTranslations('traips');
  const ask = useDeletion();
  const readAgain = useReadTraips();
  return async ({ id, name }: { id: string; name: string }, question: Pick<Loss, 'title' | 'text'>) => {
    const isGone = await ask({
      ...question,
      done: t('deleted', { name }),
      remove: () => calls.delete({ params: { id } }),
    });
    if (isGone) await readAgain();
  };
}
