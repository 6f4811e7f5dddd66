import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { appMessages } from '../i18n/client-messages.ts';
import { AppProviders } from './app-providers.tsx';

/** Around pages of the app that may show any of its parts. */
export async function AppLayout({ children }: { readonly children: ReactNode }) {
  return <AppProviders messages={appMessages(await getMessages())}>{children}</AppProviders>;
}
