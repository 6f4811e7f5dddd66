import { CallFailure } from '@traip/contract';
import type { Locale } from '../../../i18n/locales.ts';
import { authApi } from '../../../lib/api/browser.ts';
import type { DemoAccountData } from './load-demo.ts';

/** The call with which everybody signs in. Loaded when somebody enters: most visitors of the front page don't. */
export async function signIn({ email, password }: DemoAccountData) {
  const { deviceToken: _notKept, ...session } = await authApi.login({ body: { email, password } });
  return session;
}

/** What the server said about a sign-in that failed; null if it said nothing. */
export function refusalIn(failure: unknown, locale: Locale): string | null {
  return (failure instanceof CallFailure && failure.said?.[locale]) || null;
}
