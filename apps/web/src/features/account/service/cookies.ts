import type { CookieOption, CookiesOptions } from 'next-auth';

const fifteenMinutes = 15 * 60;

/** Over https no other host can set a cookie with these names; plain http (development) can't use them. */
const prefixFor = (secure: boolean) => (secure ? '__Host-' : '');

/** The cookie in which the service stores the callback URL during the redirect. */
export function callbackUrlCookie(secure: boolean, fromForm: boolean): string {
  return `${prefixFor(secure)}next-auth.${fromForm ? 'form-' : ''}callback-url`;
}

/** All cookies of the service. With its default names, other hosts of the domain could set some of them. */
export function cookiesFor(secure: boolean, fromForm: boolean): Partial<CookiesOptions> {
  const named = (name: string, maxAge?: number): CookieOption => ({
    name: `${prefixFor(secure)}next-auth.${name}`,
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure, ...(maxAge ? { maxAge } : {}) },
  });
  return {
    sessionToken: named('session-token'),
    callbackUrl: named('callback-url'),
    csrfToken: named('csrf-token'),
    pkceCodeVerifier: named('pkce.code_verifier', fifteenMinutes),
    state: named('state', fifteenMinutes),
    nonce: named('nonce'),
    ...(fromForm ? cookiesForFormPost() : {}),
  };
}

/**
 * The cookies needed when a provider posts its response cross-site: browsers send them only with
 * `SameSite=None; Secure`. They have their own names, so the stricter ones stay as they are.
 */
function cookiesForFormPost(): Pick<CookiesOptions, 'callbackUrl' | 'pkceCodeVerifier' | 'state' | 'nonce'> {
  return {
    callbackUrl: crossSite('form-callback-url'),
    pkceCodeVerifier: crossSite('form-pkce', fifteenMinutes),
    state: crossSite('form-state', fifteenMinutes),
    nonce: crossSite('form-nonce', fifteenMinutes),
  };
}

function crossSite(name: string, maxAge?: number): CookieOption {
  const options = { httpOnly: true, sameSite: 'none' as const, path: '/', secure: true };
  const fullName = `${prefixFor(true)}next-auth.${name}`;
  return { name: fullName, options: maxAge === undefined ? options : { ...options, maxAge } };
}
