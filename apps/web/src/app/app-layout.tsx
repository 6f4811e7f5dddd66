import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { appMessages } from '../i18n/client-messages.ts';
import { AppProviders } from './app-providers.tsx';

/** Wraps app pages that may show any part of the app. */
export async function AppLayout({ children }: { readonly children: ReactNode }) {
  return <AppProviders messages={appMessages(await getMessages())}>{children}</AppProviders>;
}
