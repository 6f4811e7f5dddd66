'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { timeZone } from '../i18n/time-zone.ts';
import { SessionProvider } from '../lib/session/index.ts';
import { ToastProvider } from '../ui/feedback/toast.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

interface ProvidersProps {
  readonly nonce: string | undefined;
  readonly locale: Locale;
  readonly messages: AbstractIntlMessages;
  readonly children: ReactNode;
}

/** What every screen may rely on: language, look, toasts and the session. */
export function Providers({ nonce, locale, messages, children }: ProvidersProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <ThemeProvider nonce={nonce}>
        <ToastProvider>
          <SessionProvider>{children}</SessionProvider>
        </ToastProvider>
      </ThemeProvider>
    </NextIntlClientProvider>
  );
}
