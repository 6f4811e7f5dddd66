import '@fontsource-variable/montserrat/wght.css';
import '../../../ui/theme/tokens.css';
import '../../../ui/theme/base.css';
import type { Viewport } from 'next';
import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { DocsBehaviour } from '../../../features/docs/shell/behaviour.tsx';
import { wearCodeLanguage } from '../../../features/docs/shell/first-paint.ts';
import { nonceHeader } from '../../../lib/http/nonce-header.ts';
import { FirstPaint } from '../../../ui/theme/first-paint.tsx';
import { siteMetadata } from '../../site-metadata.ts';

export const viewport: Viewport = { themeColor: '#ffffff' };

export const generateMetadata = siteMetadata;

/** A separate document: these pages are only read, so they load none of the code of interactive pages. */
export default async function DocsLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  const t = await getTranslations('docs');
  return (
    <html lang={await getLocale()} suppressHydrationWarning>
      <body>
        <FirstPaint nonce={nonce} script={wearCodeLanguage} />
        {children}
        <DocsBehaviour copied={t('copied')} />
      </body>
    </html>
  );
}
