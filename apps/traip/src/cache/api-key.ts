import { localeOf } from '@traip/api';
import { basePath } from '@traip/contract';
import { queryOfCall } from './call-parameters.ts';
import { declaredQuery, hasOthers, hasTypedText } from './declared-query.ts';
import { mayBePersonal, type RequestHead } from './page-address.ts';

const maxUrlLength = 500;

/** The cache key of the public response to an API call; undefined when the response may be for this caller alone. */
export function apiCacheKey({ method, url, headers }: RequestHead): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(`${basePath}/`)) return;
  if (url.length > maxUrlLength || 'range' in headers || 'x-scorer-token' in headers) return;
  if (mayBePersonal(headers)) return;
  const resource = resourceOf(url);
  return resource === undefined ? undefined : `${languageOf(headers)} ${resource}`;
}

/**
 * The URL with the parameters that its call declares; undefined where there is none, where somebody typed, or where
 * the call will refuse a parameter that it does not know.
 */
function resourceOf(url: string): string | undefined {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const [path, query] = [url.slice(0, start), url.slice(start + 1)];
  const declared = queryOfCall(path);
  if (declared === undefined || hasTypedText(query)) return undefined;
  if (!declared.allowsExtra && hasOthers(query, declared.names)) return undefined;
  return path + declaredQuery(query, declared.names);
}

/** Browsers send the same few language headers; any beyond the limit is parsed each time. */
const languages = new Map<string, string>();
const maxLanguages = 1_000;
const maxHeaderLength = 200;

function languageOf(headers: RequestHead['headers']): string {
  const { 'accept-language': header = '' } = headers;
  const known = languages.get(header);
  if (known !== undefined) return known;
  const language = localeOf({ headers });
  if (languages.size < maxLanguages && header.length < maxHeaderLength) languages.set(header, language);
  return language;
}
