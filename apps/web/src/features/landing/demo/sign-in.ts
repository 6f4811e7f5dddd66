import { CallFailure } from '@traip/contract';
import type { Locale } from '../../../i18n/locales.ts';
import { authApi } from '../../../lib/api/browser.ts';
import type { DemoAccountData } from './load-demo.ts';

/** The normal login call. Loaded when a demo account is used: most visitors of the front page don't. */
export async function signIn({ email, password }: DemoAccountData) {
  const { deviceToken: _deviceToken, ...session } = await authApi.login({ body: { email, password } });
  return session;
}

/** The server's message about a failed sign-in; null if there is none. */
export function refusalIn(failure: unknown, locale: Locale): string | null {
  return (failure instanceof CallFailure && failure.said?.[locale]) || null;
}
