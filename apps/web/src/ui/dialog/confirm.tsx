'use client';

import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Question } from './question.ts';

type Confirm = (question: Question) => Promise<boolean>;

interface PendingQuestion extends Question {
  readonly answer: (confirmed: boolean) => void;
}

const ConfirmContext = createContext<Confirm | null>(null);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const confirm = useCallback<Confirm>((question) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (confirmed: boolean) => {
      setPending(null);
      resolve(confirmed);
    };
    setPending({ ...question, answer });
    return promise;
  }, []);
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
