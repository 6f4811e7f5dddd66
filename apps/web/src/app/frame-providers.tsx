import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryProvider } from '../lib/api/query-provider.tsx';

export interface FrameProvidersProps {
  readonly messages: AbstractIntlMessages;
  readonly children: ReactNode;
}

/** For the frame around pages of the app: in a file of its own, for a layout loads all that its imports name. */
export function FrameProviders({ messages, children }: FrameProvidersProps) {
  return (
    <NextIntlClientProvider messages={messages}>
      <QueryProvider>{children}</QueryProvider>
    </NextIntlClientProvider>
  );
}
