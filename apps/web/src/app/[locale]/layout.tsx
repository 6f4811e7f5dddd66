import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { localisedPath } from '../../i18n/locales.ts';
import { settings } from '../../lib/settings.ts';
import { Document } from '../document.tsx';

export const viewport: Viewport = { themeColor: '#ffffff' };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site');
  return {
    metadataBase: new URL(settings().publicOrigin),
    title: { default: t('title'), template: '%s · Traip' },
    description: t('description'),
    applicationName: 'Traip',
    manifest: localisedPath(await getLocale(), '/manifest.webmanifest'),
    icons: { apple: '/icons/apple-touch-icon.png' },
    appleWebApp: { title: 'Traip', statusBarStyle: 'default' },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  return <Document locale={await getLocale()}>{children}</Document>;
}
