import { deriveKey } from '@traip/api';
import type { Config } from '../config.ts';
import { bytesOf } from '../secret.ts';

const forProviders = /^(GOOGLE|APPLE|GITHUB|FACEBOOK)_/;

/** What the pages may know of the configuration, as the environment of their process. */
export function webEnvironment(config: Config, secret: string, apiOrigin: string): Record<string, string> {
  const providers = Object.entries(config).filter(
    (entry): entry is [string, string] => forProviders.test(entry[0]) && typeof entry[1] === 'string',
  );
  return {
    ...Object.fromEntries(providers),
    API_ORIGIN: apiOrigin,
    PUBLIC_ORIGIN: config.PUBLIC_ORIGIN,
    NEXTAUTH_URL: config.PUBLIC_ORIGIN,
    // Not the secret itself: the pages need none of the other keys.
    NEXTAUTH_SECRET: Buffer.from(deriveKey(bytesOf(secret), 'pages')).toString('base64url'),
    OFFLINE: String(config.OFFLINE),
    ANALYTICS_URL: config.ANALYTICS_URL ?? '',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}
