import { defaultLocale, isLocale, type Locale, localisedPath } from '../../i18n/locales.ts';
import { nearestPage } from './nearest-page.ts';

export type Destination = { readonly locale: Locale } & (
  | { /** The route of that path. */ readonly kind: 'asked' }
  | { /** A rewrite to another path. */ readonly kind: 'shown'; readonly path: string }
  | { /** A rewrite with status 404. */ readonly kind: 'refused'; readonly path: string }
  | { /** A redirect for good. */ readonly kind: 'elsewhere'; readonly path: string }
  | { /** A redirect from a path without a page. */ readonly kind: 'nearest'; readonly path: string }
);

/** Responses without a locale prefix. The social picture has its own in the path. */
const withoutLocale =
  /^\/(api\/|robots\.txt$|sitemap\.xml$|sitemaps\/|embed\.js$|oembed$|icon\.svg$|sw\.js$|worker\/|icons\/|es\/opengraph-image)/;
/** `/fr`, `/pt-BR/anything`: a possible locale, and the rest. `tv` is a page, not a language. */
const localePrefix = /^\/(?!tv(?:\/|$))([a-z]{2}(?:-[a-z]{2})?)(\/.*)?$/is;

export function resolveDestination(pathname: string): Destination {
  const locale = defaultLocale;
  if (withoutLocale.test(pathname)) return { kind: 'asked', locale };
  const [, prefix, rest = '/'] = localePrefix.exec(pathname) ?? [];
  if (prefix === undefined) {
    const nearest = nearestPage(pathname);
    if (nearest !== null) return { kind: 'nearest', locale, path: nearest };
    return { kind: 'shown', locale, path: routeOf(locale, pathname) };
  }
  return destinationForPrefix(prefix, rest);
}

function destinationForPrefix(prefix: string, rest: string): Destination {
  const locale = prefix.toLowerCase();
  if (!isLocale(locale)) {
    return { kind: 'refused', locale: defaultLocale, path: `/${defaultLocale}/unsupported-locale` };
  }
  // A path that starts with two slashes would be read as another host.
  if (locale === defaultLocale) return { kind: 'elsewhere', locale, path: rest.replace(/^\/+/, '/') };
  if (prefix !== locale) return { kind: 'elsewhere', locale, path: `/${locale}${rest === '/' ? '' : rest}` };
  const nearest = nearestPage(rest);
  if (nearest !== null) return { kind: 'nearest', locale, path: localisedPath(locale, nearest) };
  return docsPath.test(rest)
    ? { kind: 'shown', locale, path: routeOf(locale, rest) }
    : { kind: 'asked', locale };
}

/** The documentation has its own document, with the language below it. */
const docsPath = /^\/docs(?=\/|$)/;

/** The internal route of a page's path. */
function routeOf(locale: Locale, path: string): string {
  if (docsPath.test(path)) return path.replace(docsPath, `/docs/${locale}`);
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
