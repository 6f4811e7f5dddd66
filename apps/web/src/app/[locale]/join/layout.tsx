import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { appMessages } from '../../../i18n/client-messages.ts';
import { AppProviders } from '../../app-providers.tsx';

export default async function JoinLayout({ children }: { readonly children: ReactNode }) {
  return <AppProviders messages={appMessages(await getMessages())}>{children}</AppProviders>;
}
