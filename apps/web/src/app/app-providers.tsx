import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { Mui } from '../ui/theme/mui.tsx';

interface AppProvidersProps {
  readonly messages: AbstractIntlMessages;
  readonly children: ReactNode;
}

/** For pages that are worked with: texts of their own, and MUI. Public pages do without both. */
export function AppProviders({ messages, children }: AppProvidersProps) {
  return (
    <NextIntlClientProvider messages={messages}>
      <Mui>{children}</Mui>
    </NextIntlClientProvider>
  );
}
