import { type OAuthProvider, oauthProviders } from '@traip/contract';
import type { Settings } from '../../lib/settings.ts';

export function configuredProviders(settings: Pick<Settings, OAuthProvider>): OAuthProvider[] {
  return oauthProviders.filter((provider) => settings[provider] !== null);
}
