import {
  type authCalls,
  CallFailure,
  type Client,
  type ErrorCode,
  type OAuthProvider,
  oauthProviders,
} from '@traip/contract';
import type { Account } from 'next-auth';
import type { Locale } from '../../../i18n/locales.ts';
import type { ClubSession } from '../../../lib/session/state.ts';
import { type RequiredSecondStep, secondStepIn } from '../second-step/required-second-step.ts';

/** A name that the provider sent along with the signed identity. */
export interface ProvidedName {
  readonly firstName?: string;
  readonly surnames?: string;
}

type AuthApi = Pick<Client<typeof authCalls>, 'oauthLogin'>;

type SocialLogin =
  | { readonly club: ClubSession }
  | { readonly secondStep: RequiredSecondStep }
  | { readonly error: string };

/** Sends the provider's proof to the backend, which verifies it and returns a club session. */
export async function socialLogin(
  api: AuthApi,
  account: Account,
  more: ProvidedName & { readonly locale: Locale },
): Promise<SocialLogin> {
  const provider = oauthProviders.find((oauthProvider) => oauthProvider === account.provider);
  const proof = provider && proofOf(provider, account);
  if (!provider || !proof) return { error: 'OAuthCallback' };
  try {
    return { club: await api.oauthLogin({ body: { provider, ...proof, ...more } }) };
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    const secondStep = secondStepIn(failure);
    return secondStep ? { secondStep } : { error: errorNameOf(failure.code) };
  }
}

/** Google and Apple sign an identity; Facebook and GitHub give an access token. */
function proofOf(provider: OAuthProvider, account: Account) {
  if (provider === 'google' || provider === 'apple') return account.id_token && { idToken: account.id_token };
  return account.access_token && { accessToken: account.access_token };
}

const errorNames: Partial<Record<ErrorCode, string>> = {
  ACCOUNT_NOT_LINKED: 'OAuthAccountNotLinked',
  PROVIDER_EMAIL_UNVERIFIED: 'ProviderEmailUnverified',
  PROVIDER_NOT_CONFIGURED: 'ProviderUnavailable',
  PROVIDER_UNAVAILABLE: 'ProviderUnavailable',
  PROVIDER_TOKEN_INVALID: 'OAuthCallback',
  TOO_MANY_REQUESTS: 'TooManyRequests',
  FORBIDDEN: 'AccessDenied',
  EMAIL_NOT_VERIFIED: 'EmailNotVerified',
  SECOND_FACTOR_REQUIRED: 'SecondFactorRequired',
};

/** The error name under which the error page explains a refusal. */
export function errorNameOf(code: ErrorCode | undefined): string {
  return (code && errorNames[code]) ?? 'Callback';
}
