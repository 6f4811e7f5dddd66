'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useToast } from '../feedback/toast.tsx';

export interface Question {
  readonly title: string;
  /** What is lost, by name. */
  readonly text: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
}

type Confirm = (question: Question) => Promise<boolean>;

interface PendingQuestion extends Question {
  readonly answer: (confirmed: boolean) => void;
}

const ConfirmContext = createContext<Confirm | null>(null);

/** Loaded on demand: most visits never need it. */
export const loadConfirmDialog = () => import('./confirm-dialog.tsx');
const ConfirmDialog = dynamic(() => loadConfirmDialog().then((module) => module.ConfirmDialog), {
  ssr: false,
});

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('ui');
  const toast = useToast();
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const confirm = useCallback<Confirm>(
    async (question) => {
      try {
        await loadConfirmDialog();
      } catch {
        toast(t('failures.network'), 'error');
        return false;
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const answer = (confirmed: boolean) => {
        setPending(null);
        resolve(confirmed);
      };
      setPending({ ...question, answer });
      return promise;
    },
    [t, toast],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending !== null && <ConfirmDialog question={pending} onAnswer={pending.answer} />}
    </ConfirmContext>
  );
}

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (confirm === null) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
