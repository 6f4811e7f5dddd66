import type { Config } from './config.ts';

const oneYear = 31_536_000;

/** Of every answer. Over plain http browsers would not listen to the second. */
export function securityHeaders({ PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(PUBLIC_ORIGIN.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${oneYear}; includeSubDomains` }
      : {}),
  };
}

/**
 * Of what the backend answers, unless it says otherwise: it is data and no page, stands in nobody's frame, and is not for
 * the pages of others. What the pages answer says this of itself, and a 304 of theirs must not say anything new.
 */
export const dataHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const ofTheBackend = /^\/(?:v1|health|ready|dev|\.well-known)(?:[/?]|$)/;

export function isData(url: string): boolean {
  return ofTheBackend.test(url);
}
