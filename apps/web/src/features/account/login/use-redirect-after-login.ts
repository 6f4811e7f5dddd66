'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { afterLogin, useSession, returnPath } from '../../../lib/session/index.ts';

/** Whoever is signed in, just now or already, goes on to where they wanted to go, be it before they registered. */
export function useGoOn(callbackUrl: string | null): void {
  const { status, selectedOrganisation } = useSession();
  const router = useRouter();
  const locale = useLocale();
  const wanted = useRef<string | null>(null);
  const orgCode = selectedOrganisation?.fullOrg.orgCode ?? null;
  useEffect(() => {
    if (status !== 'authenticated') return;
    const before = returnPath.take();
    wanted.current = callbackUrl ?? before ?? wanted.current;
    const arrival = { callbackUrl: wanted.current, ownOrigin: location.origin, locale, orgCode };
    router.replace(afterLogin(arrival));
  }, [status, router, callbackUrl, locale, orgCode]);
}
