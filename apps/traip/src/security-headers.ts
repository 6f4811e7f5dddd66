import { dataPolicy } from '@traip/api';
import type { Config } from './config.ts';

const oneYear = 31_536_000;

/** Headers of every response. Browsers ignore the second over plain HTTP. */
export function securityHeaders({ PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(PUBLIC_ORIGIN.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${oneYear}; includeSubDomains` }
      : {}),
  };
}

/**
 * Headers of API responses, unless they set their own: data runs no script, is never framed, and other sites
 * load it only through CORS. Pages set these headers themselves, and a 304 for a page must not change them.
 */
export const dataHeaders: Record<string, string> = {
  'content-security-policy': dataPolicy,
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const apiPath =
  /^\/(?:v1|mcp|health|ready|dev|\.well-known|oauth\/(?:token|revoke|device_authorization))(?:[/?]|$)/;

export function isData(url: string): boolean {
  return apiPath.test(url);
}
