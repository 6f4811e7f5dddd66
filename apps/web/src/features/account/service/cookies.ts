import type { CookieOption, CookiesOptions } from 'next-auth';

const fifteenMinutes = 15 * 60;

/** The cookie in which the service stores the callback URL during the redirect. */
export function callbackUrlCookie(secure: boolean, fromForm: boolean): string {
  return `${secure ? '__Secure-' : ''}next-auth.${fromForm ? 'form-' : ''}callback-url`;
}

/**
 * The cookies needed when a provider posts its response cross-site: browsers send them only with
 * `SameSite=None; Secure`. They have their own names so that the stricter defaults stay as they are.
 */
export function cookiesForFormPost(): Pick<
  CookiesOptions,
  'callbackUrl' | 'pkceCodeVerifier' | 'state' | 'nonce'
> {
  return {
    callbackUrl: crossSite(callbackUrlCookie(true, true)),
    pkceCodeVerifier: crossSite('__Secure-next-auth.form-pkce', fifteenMinutes),
    state: crossSite('__Secure-next-auth.form-state', fifteenMinutes),
    nonce: crossSite('__Secure-next-auth.form-nonce', fifteenMinutes),
  };
}

function crossSite(name: string, maxAge?: number): CookieOption {
  const options = { httpOnly: true, sameSite: 'none' as const, path: '/', secure: true };
  return { name, options: maxAge === undefined ? options : { ...options, maxAge } };
}
