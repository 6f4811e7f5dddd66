import { localeOf } from '@traip/api';
import { basePath } from '@traip/contract';
import { mayBePersonal, type RequestHead } from './page-address.ts';

const maxUrlLength = 500;
/** What people type makes ever new URLs: caching those would push out what many read. */
const hasSearchText = /[?&](?:q|search)=[^&]/;

/** The cache key of the public response to an API call; undefined when the response may be for this caller alone. */
export function apiCacheKey({ method, url, headers }: RequestHead): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(`${basePath}/`)) return;
  if (url.length > maxUrlLength || hasSearchText.test(url)) return;
  if ('range' in headers || 'x-scorer-token' in headers) return;
  return mayBePersonal(headers) ? undefined : `${languageOf(headers)} ${url}`;
}

/** Browsers send the same few language headers; any beyond the limit is parsed each time. */
const languages = new Map<string, string>();
const maxLanguages = 1_000;

function languageOf(headers: RequestHead['headers']): string {
  const { 'accept-language': header = '' } = headers;
  const known = languages.get(header);
  if (known !== undefined) return known;
  const language = localeOf({ headers });
  if (languages.size < maxLanguages) languages.set(header, language);
  return language;
}
