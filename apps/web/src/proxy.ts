import { type NextRequest, NextResponse } from 'next/server';
import { languageOfBrowser } from './i18n/browser-language.ts';
import { localeHeader } from './i18n/locale-header.ts';
import { type Destination, resolveDestination } from './lib/http/destination.ts';
import { nonceHeader } from './lib/http/nonce-header.ts';
import { contentSecurityPolicy, securityHeaders } from './lib/http/security-headers.ts';
import { standaloneHeader, standalonePageAt } from './lib/http/standalone-page.ts';
import { settings } from './lib/settings.ts';

export const config = { matcher: '/((?!_next/static|_next/image).*)' };

/** Resolves the locale of a URL, and sets the security headers of every response. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const { pathname, searchParams } = request.nextUrl;
  const bare = standalonePageAt(pathname, searchParams);
  const policy = contentSecurityPolicy({
    nonce,
    analyticsUrl: settings().analyticsUrl,
    development: process.env.NODE_ENV === 'development',
    isFramed: bare?.isFramed ?? false,
  });
  const destination = resolveDestination(pathname);
  // Next reads the nonce for its own scripts from the policy in the request.
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set(nonceHeader, nonce);
  headers.set(localeHeader, destination.locale);
  headers.set(standaloneHeader, bare?.theme ?? '');

  const response = answer(request, destination, headers);
  response.headers.set('content-security-policy', policy);
  for (const [name, value] of securityHeaders(settings().publicOrigin)) response.headers.set(name, value);
  return response;
}

function answer(request: NextRequest, destination: Destination, headers: Headers): NextResponse {
  if (shouldBeEnglish(request)) {
    const { pathname, search } = request.nextUrl;
    return NextResponse.redirect(
      new URL(`/en${pathname === '/' ? '' : pathname}${search}`, request.nextUrl.href),
      307,
    );
  }
  if (destination.kind === 'asked') return NextResponse.next({ request: { headers } });
  const url = new URL(request.nextUrl.href);
  url.pathname = destination.path;
  if (destination.kind === 'elsewhere') return NextResponse.redirect(url, 308);
  if (destination.kind === 'nearest') return NextResponse.redirect(url, 307);
  const status = destination.kind === 'refused' ? 404 : 200;
  return NextResponse.rewrite(url, { request: { headers }, status });
}

/** Where programs send people, without knowing their language. */
const programPaths = /^\/(?:oauth\/authorize|device)$/;

/**
 * Visitors arriving from elsewhere at such a page or the front page get the language of their browser; our
 * own links choose it themselves.
 */
function shouldBeEnglish({ nextUrl, headers }: NextRequest): boolean {
  const isArriving = ['none', 'cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
  const isEntrance =
    (nextUrl.pathname === '/' && nextUrl.search === '') || programPaths.test(nextUrl.pathname);
  const isPage = isEntrance && !headers.has('rsc');
  return isPage && isArriving && languageOfBrowser(headers.get('accept-language') ?? '') === 'en';
}
