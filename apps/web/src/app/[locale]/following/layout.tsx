import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { appMessages } from '../../../i18n/client-messages.ts';

export default async function FollowingLayout({ children }: { readonly children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={appMessages(await getMessages())}>{children}</NextIntlClientProvider>
  );
}
