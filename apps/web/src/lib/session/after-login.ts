import { type Locale, localisedPath } from '../../i18n/locales.ts';
import { safeCallback } from './safe-callback.ts';

/** Paths that would only lead back to the login page. */
const signInPaths = /^(?:\/en)?\/(?:auth|api|error)(?:\/|\?|#|$)/;

interface AfterLoginOptions {
  readonly callbackUrl: string | null;
  readonly ownOrigin: string;
  readonly locale: Locale;
  readonly orgCode: string | null;
  /** Within that organisation. */
  readonly isReferee: boolean;
}

/** The callback, otherwise the person's organisation, otherwise home, where referees see their next match. */
export function afterLogin({
  callbackUrl,
  ownOrigin,
  locale,
  orgCode,
  isReferee,
}: AfterLoginOptions): string {
  const target = callbackTarget(callbackUrl, ownOrigin);
  if (target !== null) return target;
  return localisedPath(
    locale,
    orgCode === null || isReferee ? '/home' : `/dashboard/${encodeURIComponent(orgCode)}`,
  );
}

/**
 * A social login returns through our own login page, so a callback may be a login page with the real callback
 * inside.
 */
function callbackTarget(callbackUrl: string | null, ownOrigin: string): string | null {
  const target = safeCallback(callbackUrl, ownOrigin);
  if (target === null || !signInPaths.test(target)) return target;
  const innerTarget = safeCallback(new URL(target, ownOrigin).searchParams.get('callbackUrl'), ownOrigin);
  return innerTarget === null || signInPaths.test(innerTarget) ? null : innerTarget;
}

/** The login page, with the reason and the callback. */
export function signInUrl(locale: Locale, callbackUrl: string): string {
  return `${localisedPath(locale, '/auth/login')}?${new URLSearchParams({ error: 'SessionRequired', callbackUrl })}`;
}

export function withCallback(path: string, callbackUrl: string | null): string {
  return callbackUrl === null ? path : `${path}?${new URLSearchParams({ callbackUrl })}`;
}
