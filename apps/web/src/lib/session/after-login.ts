import { type Locale, localisedPath } from '../../i18n/locales.ts';
import { safeCallback } from './safe-callback.ts';

/** Places that make no sense straight after signing in: they would only lead back to signing in. */
const signInPaths = /^(?:\/en)?\/(?:auth|api|error)(?:\/|\?|#|$)/;

interface AfterLoginOptions {
  readonly callbackUrl: string | null;
  readonly ownOrigin: string;
  readonly locale: Locale;
  readonly orgCode: string | null;
}

/** Where to go once signed in: where the person wanted to go, else their organisation, else home. */
export function afterLogin({ callbackUrl, ownOrigin, locale, orgCode }: AfterLoginOptions): string {
  const target = callbackTarget(callbackUrl, ownOrigin);
  if (target !== null) return target;
  return localisedPath(locale, orgCode === null ? '/home' : `/dashboard/${encodeURIComponent(orgCode)}`);
}

/**
 * Where a callback really leads. A social sign-in comes back through our own sign-in page, so a callback may be a
 * sign-in page with the true callback inside.
 */
export function callbackTarget(callbackUrl: string | null, ownOrigin: string): string | null {
  const target = safeCallback(callbackUrl, ownOrigin);
  if (target === null || !signInPaths.test(target)) return target;
  const innerTarget = safeCallback(new URL(target, ownOrigin).searchParams.get('callbackUrl'), ownOrigin);
  return innerTarget === null || signInPaths.test(innerTarget) ? null : innerTarget;
}

/** The sign-in page, with why it is shown and where to go on to afterwards. */
export function signInUrl(locale: Locale, callbackUrl: string): string {
  return `${localisedPath(locale, '/auth/login')}?${new URLSearchParams({ error: 'SessionRequired', callbackUrl })}`;
}

/** Another account page on the way to the same place. */
export function withCallback(path: string, callbackUrl: string | null): string {
  return callbackUrl === null ? path : `${path}?${new URLSearchParams({ callbackUrl })}`;
}
