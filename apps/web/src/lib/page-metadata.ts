import type { Metadata } from 'next';
import { defaultLocale, type Locale, locales, localisedPath } from '../i18n/locales.ts';
import { settings } from './settings.ts';

interface Page {
  readonly locale: Locale;
  /** Without locale prefix: `/cookies`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Without the product name appended. */
  readonly isFullTitle?: boolean;
  /** Not to be indexed. */
  readonly isPrivate?: boolean;
  /** The page has its own social picture below its path; a new version has a new URL. */
  readonly pictureVersion?: number | string;
  /** It has a feed of results below its path. */
  readonly hasFeed?: boolean;
}

export function pageMetadata(page: Page): Metadata {
  const { locale, path, description } = page;
  const title = page.isFullTitle ? page.title : `${page.title} · Traip`;
  const absoluteUrl = (language: Locale) =>
    new URL(localisedPath(language, path), settings().publicOrigin).href;
  // Repeated here because a page with its own Open Graph data loses the layout's picture.
  const alt = page.pictureVersion === undefined ? 'Traip' : page.title;
  const picture = { url: pictureUrl(page), width: 1200, height: 630, alt };
  const languages = Object.fromEntries(locales.map((language) => [language, absoluteUrl(language)]));
  return {
    title: { absolute: title },
    description,
    alternates: {
      canonical: absoluteUrl(locale),
      languages: { ...languages, 'x-default': absoluteUrl(defaultLocale) },
      ...otherForms(page, absoluteUrl(locale)),
    },
    openGraph: {
      type: 'website',
      siteName: 'Traip',
      title,
      description,
      url: absoluteUrl(locale),
      locale: locale === 'es' ? 'es_ES' : 'en_GB',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
    ...(page.isPrivate ? { robots: { index: false, follow: false } } : {}),
  };
}

/** For feed readers, and for sites that preview links. */
function otherForms({ hasFeed, pictureVersion }: Page, url: string) {
  if (pictureVersion === undefined) return {};
  const oembed = `${settings().publicOrigin}/oembed?url=${encodeURIComponent(url)}`;
  const feed = hasFeed ? { 'application/atom+xml': `${url}/feed.atom` } : {};
  return { types: { ...feed, 'application/json+oembed': oembed } };
}

function pictureUrl({ locale, path, pictureVersion }: Page): string {
  if (pictureVersion === undefined) return `/${locale}/opengraph-image`;
  return `${localisedPath(locale, path)}/picture.png?v=${pictureVersion}`;
}
