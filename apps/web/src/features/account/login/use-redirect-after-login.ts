'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { afterLogin, returnPath, useSession } from '../../../lib/session/index.ts';

/** Redirects signed-in people to where they were going, possibly before they registered. */
export function useRedirectAfterLogin(callbackUrl: string | null): void {
  const { status, selectedOrganisation } = useSession();
  const router = useRouter();
  const locale = useLocale();
  const target = useRef<string | null>(null);
  const orgCode = selectedOrganisation?.fullOrg.orgCode ?? null;
  const isReferee = selectedOrganisation?.role === 'referee';
  useEffect(() => {
    if (status !== 'authenticated') return;
    const savedPath = returnPath.take();
    target.current = callbackUrl ?? savedPath ?? target.current;
    const options = { callbackUrl: target.current, ownOrigin: location.origin, locale, orgCode, isReferee };
    router.replace(afterLogin(options));
  }, [status, router, callbackUrl, locale, orgCode, isReferee]);
}
