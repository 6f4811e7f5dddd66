import type { ProviderSettings } from '@traip/api';
import type { Config } from './config.ts';

/** A provider is on when it has an id and a secret. */
export function providerSettings(config: Config): ProviderSettings {
  const google = client(config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET);
  const apple = client(config.APPLE_CLIENT_ID, config.APPLE_CLIENT_SECRET);
  const github = client(config.GITHUB_CLIENT_ID, config.GITHUB_CLIENT_SECRET);
  const facebook = client(config.FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET);
  return {
    ...(google && { google: { ...google, issuer: config.GOOGLE_ISSUER } }),
    ...(apple && { apple: { ...apple, issuer: config.APPLE_ISSUER } }),
    ...(github && { github: { ...github, apiOrigin: config.GITHUB_API_ORIGIN } }),
    ...(facebook && { facebook: { ...facebook, graphOrigin: config.FACEBOOK_GRAPH_ORIGIN } }),
  };
}

function client(clientId: string | undefined, clientSecret: string | undefined) {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}
