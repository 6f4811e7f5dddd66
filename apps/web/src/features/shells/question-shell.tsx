'use client';

import type { ReactNode } from 'react';
import { RequireSession } from '../../lib/session/index.ts';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { Logo } from '../../ui/identity/logo.tsx';
import { contentId } from '../../ui/navigation/skip-link.tsx';
import { CompleteFirst } from './complete-first.tsx';
import styles from './question-shell.module.css';

/** A single question on a page, for signed-in people. */
export function QuestionShell({ children }: { readonly children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1} className={styles.frame}>
      <Logo />
      <RequireSession fallback={<PageSkeleton cards={1} />}>
        <CompleteFirst>{children}</CompleteFirst>
      </RequireSession>
    </main>
  );
}
