import type { OAuthProvider } from '@traip/contract';
import { facebook } from './facebook.ts';
import { github } from './github.ts';
import { openId } from './open-id.ts';

/** What a provider confirms about the person behind a token. */
export interface ProviderIdentity {
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly firstName: string | undefined;
  readonly surnames: string | undefined;
}

export interface ProviderTokens {
  readonly idToken?: string | undefined;
  readonly accessToken?: string | undefined;
}

export type ProviderAnswer = ProviderIdentity | 'invalid' | 'unavailable';
export type Provider = (tokens: ProviderTokens) => Promise<ProviderAnswer>;
export type Providers = { readonly [P in OAuthProvider]?: Provider };

interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The settings of each provider that is on; addresses are settings too, so that tests can bring their own server. */
export interface ProviderSettings {
  readonly google?: Client & { readonly issuer: string };
  readonly apple?: Client & { readonly issuer: string };
  readonly github?: Client & { readonly apiOrigin: string };
  readonly facebook?: Client & { readonly graphOrigin: string };
}

export function createProviders(settings: ProviderSettings): Providers {
  return {
    ...(settings.google && { google: openId(settings.google) }),
    ...(settings.apple && { apple: openId(settings.apple) }),
    ...(settings.github && { github: github(settings.github) }),
    ...(settings.facebook && { facebook: facebook(settings.facebook) }),
  };
}
