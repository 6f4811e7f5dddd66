import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryProvider } from '../lib/api/query-provider.tsx';

export interface FrameProvidersProps {
  readonly messages: AbstractIntlMessages;
  readonly children: ReactNode;
}

/** For the frame around app pages. In its own file, since a layout loads everything its imports name. */
export function FrameProviders({ messages, children }: FrameProvidersProps) {
  return (
    <NextIntlClientProvider messages={messages}>
      <QueryProvider>{children}</QueryProvider>
    </NextIntlClientProvider>
  );
}
