import type { IdentityProviders } from '../../../platform/services/identity-providers.ts';
import { facebook } from './facebook.ts';
import { github } from './github.ts';
import { openId } from './open-id.ts';

interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The settings of each enabled provider; URLs are settings too, so that tests can use their own server. */
export interface ProviderSettings {
  readonly google?: Client & { readonly issuer: string };
  readonly apple?: Client & { readonly issuer: string };
  readonly github?: Client & { readonly apiOrigin: string };
  readonly facebook?: Client & { readonly graphOrigin: string };
}

export function createProviders(settings: ProviderSettings): IdentityProviders {
  return {
    ...(settings.google && { google: openId(settings.google) }),
    ...(settings.apple && { apple: openId(settings.apple) }),
    ...(settings.github && { github: github(settings.github) }),
    ...(settings.facebook && { facebook: facebook(settings.facebook) }),
  };
}
