import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { startMessages } from '../../../i18n/client-messages.ts';
import { AppProviders } from '../../app-providers.tsx';

export default async function StartLayout({ children }: { readonly children: ReactNode }) {
  return <AppProviders messages={startMessages(await getMessages())}>{children}</AppProviders>;
}
