/**
 * Lets pages of any site read a response (CORS). Never with credentials: cookies open nothing here, so a
 * foreign page gets what anyone gets, or what the token it sends may do.
 */
export const otherSiteHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'content-disposition, etag, idempotent-replayed, location, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id',
};

/** What browsers ask before sending a request from another site. */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    ...otherSiteHeaders,
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers':
      'accept-language, authorization, content-type, idempotency-key, if-match, if-none-match, x-scorer-token',
    'access-control-max-age': '86400',
  };
}
