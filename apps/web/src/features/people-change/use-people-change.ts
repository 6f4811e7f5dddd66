'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

interface ChangeMessages {
  readonly done: string;
  readonly failed: string;
  /** Undoes the change, from the message about it. */
  readonly undo?: { readonly label: string; readonly run: () => void };
}

/** Runs a change, shows how it went and invalidates everything about teams and people. True on success. */
export function usePeopleChange() {
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  return async (change: () => Promise<unknown>, { done, failed, undo }: ChangeMessages): Promise<boolean> => {
    try {
      await change();
    } catch (failure) {
      toast(failureMessage(failure, failed), 'error');
      return false;
    }
    toast(done, 'success', undo);
    await queries.invalidateQueries({ queryKey: ['team'] });
    return true;
  };
}
