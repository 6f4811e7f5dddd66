'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { type ReactNode, useCallback, useState } from 'react';
import { signInUrl } from './after-login.ts';
import { useSession } from './use-session.ts';

const SocialSession = dynamic(() => import('./social-session.tsx').then((module) => module.SocialSession), {
  ssr: false,
});

interface RequireSessionProps {
  readonly children: ReactNode;
  /** Shown until the session is known. */
  readonly fallback?: ReactNode;
  /** Shown without a session, instead of the login page. */
  readonly signedOut?: ReactNode;
}

/** Sends everyone else to the login page, and back afterwards. */
export function RequireSession({ children, fallback = null, signedOut }: RequireSessionProps) {
  const { status } = useSession();
  const router = useRouter();
  const locale = useLocale();
  const [isSignedOut, setSignedOut] = useState(false);
  const hasGreeting = signedOut !== undefined;
  const greet = useCallback(() => {
    if (hasGreeting) setSignedOut(true);
    else router.replace(signInUrl(locale, location.pathname + location.search));
  }, [router, locale, hasGreeting]);

  if (status === 'authenticated') return children;
  if (isSignedOut) return signedOut;
  return (
    <>
      {fallback}
      {status === 'unauthenticated' && <SocialSession onNone={greet} />}
    </>
  );
}
