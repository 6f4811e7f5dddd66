import '@fontsource-variable/montserrat/wght.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { headers } from 'next/headers';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Analytics, CookieBanner } from '../features/consent/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { everywhere } from '../i18n/travelling-messages.ts';
import { nonceHeader } from '../lib/http/nonce-header.ts';
import { settings } from '../lib/settings.ts';
import { Providers } from './providers.tsx';

/** The document around every page, found or not. */
export async function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = everywhere(await getMessages({ locale }));
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  return (
    <html lang={locale}>
      <body>
        <Providers nonce={nonce} locale={locale} messages={messages}>
          {children}
          <CookieBanner />
          <Analytics url={settings().analyticsUrl} />
        </Providers>
      </body>
    </html>
  );
}
