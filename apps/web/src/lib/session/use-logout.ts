'use client';

import { CallFailure } from '@traip/contract';
import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useCallback } from 'react';
import { localisedPath } from '../../i18n/locales.ts';
import { sessionRuntime } from './runtime.ts';
import { clearSocialMessage } from './social-message.ts';

const logoutDelay = 500;

/** Clears the session here, ends it on the backend and at the social service, and goes to the login page. */
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
    // This browser no longer has tokens; on the backend they expire.
    if (!(failure instanceof CallFailure)) throw failure;
  }
}

async function endSocialSession(): Promise<void> {
  const { getSession, signOut } = await import('next-auth/react');
  try {
    if (await getSession({ broadcast: false })) await signOut({ redirect: false });
    clearSocialMessage();
  } catch (failure) {
    // Offline. The social session no longer holds a club session, so the person is logged out anyway;
    // anything else is a bug.
    if (!(failure instanceof TypeError)) throw failure;
  }
}
