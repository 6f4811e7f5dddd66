import { localeOf } from '@traip/api';
import { basePath } from '@traip/contract';
import { type Asked, isForOneReader } from './page-address.ts';

const longestAddress = 500;
/** Words that people type make ever new addresses: keeping those would push out what many read. */
const hasTypedWords = /[?&](?:q|search)=[^&]/;

/** The key of what anybody is answered to this call; nothing when the answer may be for this caller alone. */
export function answerKeyOf({ method, url, headers }: Asked): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(`${basePath}/`)) return;
  if (url.length > longestAddress || hasTypedWords.test(url)) return;
  if ('range' in headers || 'x-scorer-token' in headers) return;
  return isForOneReader(headers) ? undefined : `${languageOf(headers)} ${url}`;
}

/** Browsers say the same few things about their languages; who says something else is read each time. */
const languages = new Map<string, string>();
const mostLanguages = 1_000;

function languageOf(headers: Asked['headers']): string {
  const { 'accept-language': wanted = '' } = headers;
  const known = languages.get(wanted);
  if (known !== undefined) return known;
  const language = localeOf({ headers });
  if (languages.size < mostLanguages) languages.set(wanted, language);
  return language;
}
