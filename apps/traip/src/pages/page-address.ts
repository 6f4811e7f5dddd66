import type { IncomingHttpHeaders } from 'node:http';

/** A public page as it is kept: under its whole address, and with what it shows. */
export interface PageAddress {
  readonly key: string;
  readonly kind: 'competition' | 'match' | 'many';
  /** The id in the path, where it names one competition or match. */
  readonly id: string;
}

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** English is under /en; anything else before the page, or after its id, is another page. */
const publicPage = /^(?:\/en)?\/(?:(c|m|t|o|team)\/([\w.~-]{1,100}))?$|^\/en$/;
const longestQuery = 300;
const kinds = { c: 'competition', m: 'match' } as const;

/**
 * The page that anybody gets for this request; nothing when the answer may be for this reader alone, or is not a
 * whole page.
 */
export function pageAddressOf({ method, url, headers }: Asked): PageAddress | undefined {
  if (method !== 'GET' && method !== 'HEAD') return;
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const found = publicPage.exec(path);
  if (!found || query.length > longestQuery || query.includes('_rsc=')) return;
  if (isForOneReader(headers) || isForAProgram(headers)) return;
  const [, room = '', id = ''] = found;
  return { key: url, kind: kinds[room as keyof typeof kinds] ?? 'many', id };
}

/** Whether cookies were agreed to is looked at in the browser alone; any other cookie may belong to a session. */
export function isForOneReader({ authorization, cookie }: IncomingHttpHeaders): boolean {
  if (authorization !== undefined) return true;
  if (cookie === undefined) return false;
  const names = cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim());
  return names.some((name) => name !== '' && name !== 'traip-consent');
}

/** The parts of a page that its own links ask for; and those who read along, for whom Next writes the page differently. */
const reader = /bot|crawl|spider|preview|facebookexternalhit|slurp|google|bing|yandex|whatsapp|telegram/i;

function isForAProgram(headers: IncomingHttpHeaders): boolean {
  const isPart = Object.keys(headers).some((name) => name === 'rsc' || name.startsWith('next-'));
  return isPart || 'range' in headers || reader.test(headers['user-agent'] ?? '');
}
