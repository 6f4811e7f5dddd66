'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { afterLogin, useSession } from '../../../lib/session/index.ts';

/** Whoever is signed in, just now or already, goes on to where they wanted to go. */
export function useGoOn(callbackUrl: string | null): void {
  const { status, selectedOrganisation } = useSession();
  const router = useRouter();
  const locale = useLocale();
  const orgCode = selectedOrganisation?.fullOrg.orgCode ?? null;
  useEffect(() => {
    if (status !== 'authenticated') return;
    router.replace(afterLogin({ callbackUrl, ownOrigin: location.origin, locale, orgCode }));
  }, [status, router, callbackUrl, locale, orgCode]);
}
