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
  readonly stranger?: ReactNode;
}

/** Sends everyone else to the login page, and back afterwards. */
export function RequireSession({ children, fallback = null, stranger }: RequireSessionProps) {
  const { status } = useSession();
  const router = useRouter();
  const locale = useLocale();
  const [isStranger, setStranger] = useState(false);
  const hasGreeting = stranger !== undefined;
  const greet = useCallback(() => {
    if (hasGreeting) setStranger(true);
    else router.replace(signInUrl(locale, location.pathname + location.search));
  }, [router, locale, hasGreeting]);

  if (status === 'authenticated') return children;
  if (isStranger) return stranger;
  return (
    <>
      {fallback}
      {status === 'unauthenticated' && <SocialSession onNone={greet} />}
    </>
  );
}
