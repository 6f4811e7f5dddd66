import { maxSitemapPages, sitemapKinds, sitemapRoutes } from '@traip/contract';
import { locales, localisedPath } from '../../i18n/locales.ts';
import { serverClient } from '../../lib/api/server.ts';
import { settings } from '../../lib/settings.ts';
import { docsPaths } from '../docs/index.ts';
import { addressesXml, indexXml, type Page } from './xml.ts';

/** Static pages. */
const ownPages = ['/', '/auth/login', '/auth/register', '/cookies', '/privacy', '/terms', '/legal'];

/** The path for each kind of page. */
const folders = {
  organisations: '/o',
  traips: '/t',
  competitions: '/c',
  matches: '/m',
  teams: '/team',
} as const satisfies Record<(typeof sitemapKinds)[number], string>;

const xml = (text: string) =>
  new Response(text, {
    // Always revalidated: a page may become private.
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, no-cache' },
  });

function pageAt(path: string, changedAt: string | null): Page {
  const address = (locale: (typeof locales)[number]) =>
    new URL(localisedPath(locale, path), settings().publicOrigin).href;
  return { languages: Object.fromEntries(locales.map((locale) => [locale, address(locale)])), changedAt };
}

export async function sitemapIndex({ headers }: Request): Promise<Response> {
  const { files } = await serverClient(sitemapRoutes, headers).index();
  const names = files.flatMap(({ kind, pages }) =>
    Array.from({ length: pages }, (_, index) => `${kind}-${index + 1}.xml`),
  );
  return xml(indexXml(['pages.xml', ...names].map((name) => `${settings().publicOrigin}/sitemaps/${name}`)));
}

/** `pages.xml`, `matches-3.xml`. */
export async function sitemapFile({ headers }: Request, file: string): Promise<Response | null> {
  if (file === 'pages.xml') {
    const paths = [...ownPages, ...(await docsPaths())];
    return xml(addressesXml(paths.map((path) => pageAt(path, null))));
  }
  const [, name, number] = /^([a-z]+)-([1-9]\d?)\.xml$/.exec(file) ?? [];
  const kind = sitemapKinds.find((sitemapKind) => sitemapKind === name);
  const page = Number(number);
  if (kind === undefined || page > maxSitemapPages) return null;
  const { items } = await serverClient(sitemapRoutes, headers).file({ params: { kind, page } });
  return xml(
    addressesXml(items.map(({ name: end, changedAt }) => pageAt(`${folders[kind]}/${end}`, changedAt))),
  );
}
