'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { timeZone } from '../i18n/time-zone.ts';
import { SessionProvider } from '../lib/session/index.ts';
import { ConfirmProvider } from '../ui/dialog/confirm.tsx';
import { ToastProvider } from '../ui/feedback/toast.tsx';
import { NonceContext } from '../ui/theme/nonce.tsx';

interface ProvidersProps {
  readonly nonce: string | undefined;
  readonly locale: Locale;
  readonly messages: AbstractIntlMessages;
  readonly children: ReactNode;
}

export function Providers({ nonce, locale, messages, children }: ProvidersProps) {
  useEffect(() => {
    // Until then clicks are held, or lost where scripts aren't deferred (ADR 73): the browser tests wait for it.
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <NonceContext value={nonce}>
        <ToastProvider>
          <SessionProvider>
            <ConfirmProvider>{children}</ConfirmProvider>
          </SessionProvider>
        </ToastProvider>
      </NonceContext>
    </NextIntlClientProvider>
  );
}
