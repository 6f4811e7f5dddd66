import type { OAuthProvider } from '@traip/contract';

/** What a provider confirms about the owner of a token. */
export interface ProviderIdentity {
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly firstName: string | undefined;
  readonly surnames: string | undefined;
}

interface ProviderTokens {
  readonly idToken?: string | undefined;
  readonly accessToken?: string | undefined;
}

export type ProviderResult = ProviderIdentity | 'invalid' | 'unavailable';
export type Provider = (tokens: ProviderTokens) => Promise<ProviderResult>;
export type IdentityProviders = { readonly [P in OAuthProvider]?: Provider };
