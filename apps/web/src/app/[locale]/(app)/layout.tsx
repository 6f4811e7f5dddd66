import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppShell } from '../../../features/shells/app-shell.tsx';
import { onAppScreens } from '../../../i18n/travelling-messages.ts';

export default async function AppLayout({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={onAppScreens(await getMessages())}>
      <AppShell>{children}</AppShell>
    </NextIntlClientProvider>
  );
}
