'use client';

import type { ReactNode } from 'react';
import { RequireSession, useSession } from '../../lib/session/index.ts';
import { useHasLicences } from '../licences/index.ts';
import { CompleteFirst } from './complete-first.tsx';
import { appItems, withLicences } from './navigation-items.ts';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { SideShell } from './side-shell.tsx';

interface AppShellProps {
  readonly children: ReactNode;
  /** Shown to visitors without a session, instead of the login page. */
  readonly signedOut?: ReactNode;
}

export function AppShell({ children, signedOut }: AppShellProps) {
  return (
    <RequireSession fallback={<ShellSkeleton />} signedOut={signedOut}>
      <CompleteFirst>
        <AppFrame>{children}</AppFrame>
      </CompleteFirst>
    </RequireSession>
  );
}

function AppFrame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const hasLicences = useHasLicences();
  if (user === null) return <ShellSkeleton />;
  const items = hasLicences ? withLicences(appItems) : appItems;
  return (
    <SideShell user={user} caption={user.email} items={items}>
      {children}
    </SideShell>
  );
}
