'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { traipApi } from '../../../lib/api/browser.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { ToastAction } from '../../../ui/feedback/toast-queue.ts';
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

/** Invalidates everything about Traips. */
function useInvalidateTraips(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['traip'] }), [queries]);
}

/**
 * Saves something with a version. After a conflict the input stays, and the next submit overwrites: by then
 * the user has been warned.
 */
export function useSave(done: string, onClose: () => void) {
  const toast = useToast();
  const invalidate = useInvalidateTraips();
  const [isStale, setStale] = useState(false);
  const save = async (send: () => Promise<unknown>) => {
    try {
      await send();
    } catch (failure) {
      if (!(failure instanceof CallFailure && failure.code === 'STALE_VERSION')) throw failure;
      await invalidate();
      return setStale(true);
    }
    await invalidate();
    toast(done);
    onClose();
  };
  return { isStale, save };
}

interface Deletion {
  readonly title: string;
  /** What is lost, by name. */
  readonly text: string;
  readonly done: string;
  readonly remove: () => Promise<unknown>;
  readonly undo?: ToastAction | undefined;
}

/** Confirms, deletes, and shows how it went. True when it was deleted. */
export function useDeletion(): (loss: Deletion) => Promise<boolean> {
  const t = useTranslations('traips');
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  return async ({ title, text, done, remove, undo }) => {
    if (!(await confirm({ title, text, confirmLabel: t('delete'), danger: true }))) return false;
    try {
      await remove();
    } catch (failure) {
      toast(failureMessage(failure, t('deleteFailed')), 'error');
      return false;
    }
    toast(done, 'success', undo);
    return true;
  };
}

/** Deletes a season or a category after confirmation, and refetches the Traip. */
export function usePartDeletion(calls: { delete(input: { params: { id: string } }): Promise<unknown> }) {
  const t = useTranslations('traips');
  const confirmDeletion = useDeletion();
  const invalidate = useInvalidateTraips();
  return async ({ id, name }: { id: string; name: string }, question: Pick<Deletion, 'title' | 'text'>) => {
    const isDeleted = await confirmDeletion({
      ...question,
      done: t('deleted', { name }),
      remove: () => calls.delete({ params: { id } }),
    });
    if (isDeleted) await invalidate();
  };
}
