import '@fontsource-variable/montserrat/wght.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { headers } from 'next/headers';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Analytics, CookieBanner, markAnswered } from '../features/consent/index.ts';
import { Pwa } from '../features/pwa/pwa.tsx';
import { sharedMessages } from '../i18n/client-messages.ts';
import type { Locale } from '../i18n/locales.ts';
import { nonceHeader } from '../lib/http/nonce-header.ts';
import { parseStandaloneTheme, standaloneHeader } from '../lib/http/standalone-page.ts';
import { settings } from '../lib/settings.ts';
import { BrowserColour } from '../ui/theme/browser-colour.tsx';
import { DeviceTheme } from '../ui/theme/device-theme.tsx';
import { FirstPaint } from '../ui/theme/first-paint.tsx';
import { Providers } from './providers.tsx';

export async function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = sharedMessages(await getMessages({ locale }));
  const sent = await headers();
  const nonce = sent.get(nonceHeader) ?? undefined;
  const bareTheme = parseStandaloneTheme(sent.get(standaloneHeader));
  return (
    <html lang={locale} suppressHydrationWarning>
      <body data-needs-consent={settings().analyticsUrl === null ? undefined : 'analytics'}>
        <FirstPaint nonce={nonce} bareTheme={bareTheme} script={markAnswered} />
        {bareTheme === null && <BrowserColour />}
        {bareTheme === 'system' && <DeviceTheme />}
        <Providers nonce={nonce} locale={locale} messages={messages}>
          {children}
          {bareTheme === null && <CookieBanner />}
          {bareTheme === null && <Pwa isOn={settings().worksOffline} />}
          {bareTheme === null && <Analytics url={settings().analyticsUrl} />}
        </Providers>
      </body>
    </html>
  );
}
