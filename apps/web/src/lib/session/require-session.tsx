'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { type ReactNode, useCallback } from 'react';
import { signInUrl } from './after-login.ts';
import { useSession } from './use-session.ts';

const SocialSession = dynamic(() => import('./social-session.tsx').then((module) => module.SocialSession), {
  ssr: false,
});

interface RequireSessionProps {
  readonly children: ReactNode;
  /** Shown until the session is known. */
  readonly fallback?: ReactNode;
}

/** Sends everybody else to the login page, and back afterwards. */
export function RequireSession({ children, fallback = null }: RequireSessionProps) {
  const { status } = useSession();
  const router = useRouter();
  const locale = useLocale();
  const redirectToSignIn = useCallback(() => {
    router.replace(signInUrl(locale, location.pathname + location.search));
  }, [router, locale]);

  if (status === 'authenticated') return children;
  return (
    <>
      {fallback}
      {status === 'unauthenticated' && <SocialSession onNone={redirectToSignIn} />}
    </>
  );
}
