'use client';

import type { ReactNode } from 'react';
import { RequireSession, useSession } from '../../lib/session/index.ts';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { contentId } from '../../ui/navigation/skip-link.tsx';
import { CompleteFirst } from './complete-first.tsx';
import { NoAccess } from './no-access.tsx';
import styles from './side-shell.module.css';

interface FocusShellProps {
  readonly orgCode: string;
  readonly children: ReactNode;
}

/** For full-window tasks, which draw their own frame. */
export function FocusShell({ orgCode, children }: FocusShellProps) {
  const waiting = (
    <main id={contentId} tabIndex={-1} className={styles.main}>
      <PageSkeleton />
    </main>
  );
  return (
    <RequireSession fallback={waiting}>
      <CompleteFirst>
        <OfOrganisation orgCode={orgCode}>{children}</OfOrganisation>
      </CompleteFirst>
    </RequireSession>
  );
}

function OfOrganisation({ orgCode, children }: FocusShellProps) {
  const { user } = useSession();
  const isMember = user?.userOrgs.some(({ fullOrg }) => fullOrg.orgCode === orgCode) ?? true;
  if (isMember) return children;
  return (
    <main id={contentId} tabIndex={-1} className={styles.main}>
      <NoAccess orgCode={orgCode} organisations={user?.userOrgs ?? []} />
    </main>
  );
}
