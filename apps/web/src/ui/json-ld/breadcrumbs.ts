import { type Locale, localisedPath } from '../../i18n/locales.ts';
import { settings } from '../../lib/settings.ts';

interface Crumb {
  readonly name: string;
  /** Without locale prefix: `/o/liga-norte`. */
  readonly path: string;
}

export function pageUrl(locale: Locale, path: string): string {
  return new URL(localisedPath(locale, path), settings().publicOrigin).href;
}

export function breadcrumbs(locale: Locale, crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(locale, path),
    })),
  };
}
