'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { timeZone } from '../i18n/time-zone.ts';
import { QueryProvider } from '../lib/api/query-provider.tsx';
import type { StandaloneTheme } from '../lib/http/standalone-page.ts';
import { SessionProvider } from '../lib/session/index.ts';
import { ConfirmProvider } from '../ui/dialog/confirm.tsx';
import { ToastProvider } from '../ui/feedback/toast.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

interface ProvidersProps {
  readonly nonce: string | undefined;
  readonly locale: Locale;
  readonly messages: AbstractIntlMessages;
  /** The theme of a standalone page, whatever its reader chose elsewhere. */
  readonly bareTheme: StandaloneTheme | null;
  readonly children: ReactNode;
}

export function Providers({ nonce, locale, messages, bareTheme, children }: ProvidersProps) {
  useEffect(() => {
    // Until then a press is lost: the browser tests wait for it.
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <ThemeProvider nonce={nonce} bareTheme={bareTheme}>
        <ToastProvider>
          <QueryProvider>
            <SessionProvider>
              <ConfirmProvider>{children}</ConfirmProvider>
            </SessionProvider>
          </QueryProvider>
        </ToastProvider>
      </ThemeProvider>
    </NextIntlClientProvider>
  );
}
