'use client';

import type { ReactNode } from 'react';
import { RequireSession, useSession } from '../../lib/session/index.ts';
import { CompleteFirst } from './complete-first.tsx';
import { appItems } from './navigation-items.ts';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { SideShell } from './side-shell.tsx';

export function AppShell({ children }: { children: ReactNode }) {
  return (
    <RequireSession fallback={<ShellSkeleton />}>
      <CompleteFirst>
        <AppFrame>{children}</AppFrame>
      </CompleteFirst>
    </RequireSession>
  );
}

function AppFrame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user === null) return <ShellSkeleton />;
  return (
    <SideShell user={user} caption={user.email} items={appItems}>
      {children}
    </SideShell>
  );
}
