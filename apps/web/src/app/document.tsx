import '@fontsource-variable/montserrat/wght.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { headers } from 'next/headers';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Analytics, CookieBanner } from '../features/consent/index.ts';
import { Pwa } from '../features/pwa/pwa.tsx';
import { sharedMessages } from '../i18n/client-messages.ts';
import type { Locale } from '../i18n/locales.ts';
import { nonceHeader } from '../lib/http/nonce-header.ts';
import { parseStandaloneTheme, standaloneHeader } from '../lib/http/standalone-page.ts';
import { settings } from '../lib/settings.ts';
import { bareThemeKey, themeAttribute, themeKey } from '../ui/theme/theme-key.ts';
import { Providers } from './providers.tsx';

export async function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = sharedMessages(await getMessages({ locale }));
  const sent = await headers();
  const nonce = sent.get(nonceHeader) ?? undefined;
  const bareTheme = parseStandaloneTheme(sent.get(standaloneHeader));
  return (
    // The inline script sets the theme before the first paint: the server cannot know it.
    <html lang={locale} suppressHydrationWarning>
      <body>
        <InitColorSchemeScript
          attribute={themeAttribute}
          modeStorageKey={bareTheme === null ? themeKey : bareThemeKey}
          defaultMode={bareTheme ?? 'light'}
          {...(nonce === undefined ? {} : { nonce })}
        />
        <Providers {...{ nonce, locale, messages, bareTheme }}>
          {children}
          {bareTheme === null && <CookieBanner />}
          {bareTheme === null && <Pwa isOn={settings().worksOffline} />}
          {bareTheme === null && <Analytics url={settings().analyticsUrl} />}
        </Providers>
      </body>
    </html>
  );
}
