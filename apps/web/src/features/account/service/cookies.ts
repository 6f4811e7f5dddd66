import type { CookieOption, CookiesOptions } from 'next-auth';

const fifteenMinutes = 15 * 60;

/** Where the service remembers, between the way out and the way back, where the person wanted to go. */
export function callbackUrlCookie(secure: boolean, fromForm: boolean): string {
  return `${secure ? '__Secure-' : ''}next-auth.${fromForm ? 'form-' : ''}callback-url`;
}

/**
 * The cookies that must come along when a provider posts its answer from its own site: browsers send those only when
 * they say `SameSite=None; Secure`. They have names of their own, so that the usual, stricter ones stay as they are.
 */
export function cookiesForFormPost(): Pick<CookiesOptions, 'callbackUrl' | 'pkceCodeVerifier' | 'state'> {
  return {
    callbackUrl: crossSite(callbackUrlCookie(true, true)),
    pkceCodeVerifier: crossSite('__Secure-next-auth.form-pkce', fifteenMinutes),
    state: crossSite('__Secure-next-auth.form-state', fifteenMinutes),
  };
}

function crossSite(name: string, maxAge?: number): CookieOption {
  const options = { httpOnly: true, sameSite: 'none' as const, path: '/', secure: true };
  return { name, options: maxAge === undefined ? options : { ...options, maxAge } };
}
