'use client';

import dynamic from 'next/dynamic';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

export interface Question {
  readonly title: string;
  /** What is lost, by name. */
  readonly text: string;
  readonly confirmLabel: string;
  /** The answer destroys something. */
  readonly danger?: boolean;
}

type Confirm = (question: Question) => Promise<boolean>;

interface Asked extends Question {
  readonly answer: (confirmed: boolean) => void;
}

const ConfirmContext = createContext<Confirm | null>(null);

/** Most visits are never asked anything: the dialog is loaded with the first question. */
const ConfirmDialog = dynamic(() => import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog), {
  ssr: false,
});

/** Asks once before something is lost. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback<Confirm>((question) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (confirmed: boolean) => {
      setAsked(null);
      resolve(confirmed);
    };
    setAsked({ ...question, answer });
    return promise;
  }, []);
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked !== null && <ConfirmDialog question={asked} onAnswer={asked.answer} />}
    </ConfirmContext>
  );
}

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (confirm === null) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
