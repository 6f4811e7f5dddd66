import type { IncomingHttpHeaders } from 'node:http';

/** A public page as it is cached: under its whole URL, with what it shows. */
export interface PageAddress {
  readonly key: string;
  readonly kind: 'competition' | 'match' | 'many';
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
const maxQueryLength = 300;
const kinds = { c: 'competition', m: 'match' } as const;

/** The public page that a request asks for; undefined when the answer may be personal, or is not a whole page. */
export function pageAddressOf({ method, url, headers }: RequestHead): PageAddress | undefined {
  if (method !== 'GET' && method !== 'HEAD') return;
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const found = publicPage.exec(path);
  if (!found || query.length > maxQueryLength || query.includes('_rsc=')) return;
  if (mayBePersonal(headers) || isPartialOrBot(headers)) return;
  const [, section = '', id = ''] = found;
  return { key: url, kind: kinds[section as keyof typeof kinds] ?? 'many', id };
}

/** Only the browser reads the choice about cookies; any other cookie may belong to a session. */
export function mayBePersonal({ authorization, cookie }: IncomingHttpHeaders): boolean {
  if (authorization !== undefined) return true;
  if (cookie === undefined) return false;
  const names = cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim());
  return names.some((name) => name !== '' && name !== 'traip-consent');
}

/** Next renders differently for these. */
const bots = /bot|crawl|spider|preview|facebookexternalhit|slurp|google|bing|yandex|whatsapp|telegram/i;

/** Requests for a part of a page, as its own links make them, and crawlers. */
function isPartialOrBot(headers: IncomingHttpHeaders): boolean {
  const isPart = Object.keys(headers).some((name) => name === 'rsc' || name.startsWith('next-'));
  return isPart || 'range' in headers || bots.test(headers['user-agent'] ?? '');
}
