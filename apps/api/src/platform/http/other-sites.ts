/**
 * Lets pages of any site read a response (CORS). Never with credentials: nothing here is opened by a cookie, so that
 * a foreign page gets what anyone gets, or what the token that it sends itself may do.
 */
export const otherSiteHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'content-disposition, etag, idempotent-replayed, location, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id',
};

/** What browsers ask before they send a request of another site. */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    ...otherSiteHeaders,
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers':
      'accept-language, authorization, content-type, idempotency-key, if-match, if-none-match, x-scorer-token',
    'access-control-max-age': '86400',
  };
}
