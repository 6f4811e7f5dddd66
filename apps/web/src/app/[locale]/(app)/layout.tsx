import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppShell } from '../../../features/shells/app-shell.tsx';
import { frameMessages } from '../../../i18n/client-messages.ts';
import { FrameProviders } from '../../frame-providers.tsx';

export default async function AppLayout({ children }: { children: ReactNode }) {
  return (
    <FrameProviders messages={frameMessages(await getMessages())}>
      <AppShell>{children}</AppShell>
    </FrameProviders>
  );
}
