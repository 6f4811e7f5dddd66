import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppShell } from '../../../features/shells/app-shell.tsx';
import { appMessages } from '../../../i18n/client-messages.ts';
import { AppProviders } from '../../app-providers.tsx';

export default async function AppLayout({ children }: { children: ReactNode }) {
  return (
    <AppProviders messages={appMessages(await getMessages())}>
      <AppShell>{children}</AppShell>
    </AppProviders>
  );
}
