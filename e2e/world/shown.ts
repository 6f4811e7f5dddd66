import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const app = join(import.meta.dirname, '../../apps/web/src/app');
/** Where strangers are shown something: the public pages, what is put into other people's pages, and on screens. */
const places = ['[locale]/(public)', '[locale]/(app)/c', '[locale]/embed', '[locale]/tv'];

/** What there is to show, by the names that routes have for it. */
export interface Named {
  readonly competitionId: string;
  readonly matchId: string;
  readonly code: string;
  readonly id: string;
  readonly orgCode: string;
  readonly userCode: string;
}

/** The addresses of pages, pictures and parts of pages at which strangers are shown a competition, in both languages. */
export function shownPages(named: Named, search: string): string[] {
  const all = { ...named, kind: ['standings', 'matches', 'bracket'] };
  const pages = places.flatMap(routesIn).flatMap((route) => filled(route, all));
  const found = pages.map((path) => (path === '' ? `/?q=${encodeURIComponent(search)}` : path));
  const words = found.filter((path) => !path.endsWith('.png'));
  return [...found, '/', ...words.map((path) => `/en${path}`)];
}

/** Routes are folders; those in brackets stand for something, those in parentheses are not in the address. */
function routesIn(place: string): string[] {
  return readdirSync(join(app, place), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'page.tsx' || name === 'route.ts')
    .map(({ parentPath }) =>
      parentPath
        .slice(app.length)
        .split('/')
        .filter((part) => part !== '[locale]' && !part.startsWith('('))
        .join('/'),
    );
}

function filled(route: string, named: Readonly<Record<string, string | readonly string[]>>): string[] {
  const name = route.match(/\[(\w+)\]/)?.[1];
  if (name === undefined) return [route];
  const values = named[name];
  if (values === undefined) throw new Error(`Nothing is known that ${route} could show.`);
  return [values].flat().flatMap((value) => filled(route.replace(`[${name}]`, value), named));
}

/** The answers of the backend that the front door keeps, a few of each kind, and what search engines read. */
export function shownAnswers({ competitionId, matchId, code, id, orgCode }: Named, search: string): string[] {
  return [
    ...['full-competition', 'classifications', 'matches'].map(
      (what) => `/v1/club/traips-competition/${what}/${competitionId}`,
    ),
    `/v1/club/match/full/${matchId}`,
    `/v1/club/public-traips/code/${code}`,
    '/v1/club/public/now',
    `/v1/club/public/search?q=${encodeURIComponent(search)}`,
    `/v1/club/public/team/${id}/career`,
    `/v1/club/public/org/${orgCode}/competitions`,
    `/v1/club/dashboard/${orgCode}/matches`,
    `/v1/club/agenda/competition/${competitionId}/calendar.ics`,
    `/v1/club/sheets/competition/${competitionId}/standings.csv`,
    '/sitemaps/competitions-1.xml',
    '/sitemaps/matches-1.xml',
  ];
}
