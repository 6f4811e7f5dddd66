import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AuthFrame } from '../../../features/account/frame/auth-frame.tsx';
import { accountMessages } from '../../../i18n/client-messages.ts';
import { AppProviders } from '../../app-providers.tsx';

export default async function AuthLayout({ children }: { readonly children: ReactNode }) {
  return (
    <AppProviders messages={accountMessages(await getMessages())}>
      <AuthFrame>{children}</AuthFrame>
    </AppProviders>
  );
}
