import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { localisedPath } from '../i18n/locales.ts';
import { settings } from '../lib/settings.ts';

/** Metadata of every page, unless the page overrides it. */
export async function siteMetadata(): Promise<Metadata> {
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
