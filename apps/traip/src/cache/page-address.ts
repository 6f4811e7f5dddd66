import type { IncomingHttpHeaders } from 'node:http';
import { localeOf } from '@traip/api';
import { declaredQuery, hasTypedText } from './declared-query.ts';

/** A public page as it is cached, with what it shows. */
export interface PageAddress {
  /** Its URL with the parameters that it reads: also what is rendered, so that nothing else gets into the copy. */
  readonly key: string;
  readonly kind: 'competition' | 'match' | 'many' | 'docs';
  /** The id in the path, where it names one competition or match. */
  readonly id: string;
}

export interface RequestHead {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** English is under /en; anything else before the page, or after its id, is another page. */
const publicPage = /^(?:\/en)?\/(?:(c|m|t|o|team)\/([\w.~-]{1,100}))?$|^\/en$/;
/** The documentation shows nothing of what is played. */
const docsPage = /^(?:\/en)?\/docs(?:\/guides\/[\w-]{1,60}|\/reference(?:\/shapes)?(?:\/[\w.]{1,80})?)?$/;
const maxQueryLength = 300;
/** What each section reads of the query; a test compares it with the pages. */
export const pageParameters: Readonly<Record<string, ReadonlySet<string>>> = {
  '': new Set(['q', 'kind', 'page']),
  o: new Set(['page']),
  c: new Set([
    'tab',
    'view',
    'phase',
    'round',
    'live',
    'metric',
    'page',
    'race',
    'gender',
    'band',
    'card',
    'list',
  ]),
};
const none: ReadonlySet<string> = new Set();
const kinds = { c: 'competition', m: 'match' } as const;

/** The public page that a request asks for; undefined when the answer may be personal, or is not a whole page. */
export function pageAddressOf({ method, url, headers }: RequestHead): PageAddress | undefined {
  if (method !== 'GET' && method !== 'HEAD') return;
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const found = publicPage.exec(path) ?? docsPage.exec(path);
  if (!found || query.length > maxQueryLength || query.includes('_rsc=')) return;
  if (mayBePersonal(headers) || isPartialOrBot(headers)) return;
  if (hasTypedText(query)) return;
  if (path === '/' && mayBeEnglish(headers)) return;
  if (docsPage.test(path)) return { key: path, kind: 'docs', id: '' };
  const [, section = '', id = ''] = found;
  const key = path + declaredQuery(query, pageParameters[section] ?? none);
  return { key, kind: kinds[section as keyof typeof kinds] ?? 'many', id };
}

/**
 * Cookies that change no response: the choice about cookies, which only the browser reads, and what next-auth gives to
 * everybody who sees how to sign in. Any other may belong to a session.
 */
const impersonal =
  /^(?:(?:__Host-)?traip-consent|(?:__Host-|__Secure-)?next-auth\.(?:csrf-token|callback-url))?$/;

export function mayBePersonal({ authorization, cookie }: IncomingHttpHeaders): boolean {
  if (authorization !== undefined) return true;
  if (cookie === undefined) return false;
  const names = cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim());
  return names.some((name = '') => !impersonal.test(name));
}

/** Who arrives from elsewhere with an English browser is sent to the English front page. */
function mayBeEnglish(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] !== 'same-origin' && localeOf({ headers }) === 'en';
}

/** Next renders differently for these. */
const bots = /bot|crawl|spider|preview|facebookexternalhit|slurp|google|bing|yandex|whatsapp|telegram/i;

/** Requests for a part of a page, as its own links make them, and crawlers. */
function isPartialOrBot(headers: IncomingHttpHeaders): boolean {
  const isPart = Object.keys(headers).some((name) => name === 'rsc' || name.startsWith('next-'));
  return isPart || 'range' in headers || bots.test(headers['user-agent'] ?? '');
}
