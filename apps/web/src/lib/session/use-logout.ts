'use client';

import { CallFailure } from '@traip/contract';
import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { localisedPath } from '../../i18n/locales.ts';
import { sessionRuntime } from './runtime.ts';

const logoutDelay = 500;

/** Signs out: forgets the session here, ends it at the backend and at the social service, goes to the sign-in page, and settles there. */
export function useLogout(): () => Promise<void> {
  const router = useRouter();
  const locale = useLocale();
  return useCallback(async () => {
    const { store } = sessionRuntime();
    const { refreshToken } = store.snapshot().state;
    store.clear();
    await Promise.all([endClubSession(refreshToken), endSocialSession()]);
    router.replace(localisedPath(locale, '/auth/login'));
    await new Promise((resolve) => setTimeout(resolve, logoutDelay));
  }, [router, locale]);
}

async function endClubSession(refreshToken: string | null): Promise<void> {
  if (refreshToken === null) return;
  const { logout } = await import('./session-calls.ts');
  try {
    await logout(refreshToken);
  } catch (failure) {
    // This browser has forgotten the tokens already; unheard, the backend lets them expire.
    if (!(failure instanceof CallFailure)) throw failure;
  }
}

/** Where the authentication service tells other tabs of its session. */
const socialMessageKey = 'nextauth.message';

async function endSocialSession(): Promise<void> {
  const { getSession, signOut } = await import('next-auth/react');
  try {
    if (await getSession({ broadcast: false })) await signOut({ redirect: false });
    localStorage.removeItem(socialMessageKey);
  } catch (failure) {
    // Offline, or storage is forbidden. The social session holds no club data once we have taken it over, so the
    // person is signed out all the same; anything else is a mistake of ours.
    if (!(failure instanceof TypeError || failure instanceof DOMException)) throw failure;
  }
}
