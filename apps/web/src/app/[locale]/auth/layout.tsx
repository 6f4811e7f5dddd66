import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AuthFrame } from '../../../features/account/frame/auth-frame.tsx';
import { accountMessages } from '../../../i18n/client-messages.ts';

export default async function AuthLayout({ children }: { readonly children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={accountMessages(await getMessages())}>
      <AuthFrame>{children}</AuthFrame>
    </NextIntlClientProvider>
  );
}
