import type { MetadataRoute } from 'next';
import { type Locale, localisedPath } from '../../i18n/locales.ts';

interface ManifestTexts {
  readonly title: string;
  readonly description: string;
  readonly home: string;
  readonly myMatches: string;
}

/** One app for all languages: its id doesn't depend on the language. */
export function appManifest(locale: Locale, texts: ManifestTexts): MetadataRoute.Manifest {
  return {
    id: '/',
    name: texts.title,
    short_name: 'Traip',
    description: texts.description,
    lang: locale,
    dir: 'ltr',
    start_url: localisedPath(locale, '/home'),
    scope: '/',
    display: 'standalone',
    background_color: '#f5f7f9',
    theme_color: '#ffffff',
    categories: ['sports'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: texts.myMatches, url: localisedPath(locale, '/my-matches') },
      { name: texts.home, url: localisedPath(locale, '/home') },
    ],
  };
}
