import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { startMessages } from '../../../i18n/client-messages.ts';

export default async function StartLayout({ children }: { readonly children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={startMessages(await getMessages())}>{children}</NextIntlClientProvider>
  );
}
