'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { afterLogin, useSession } from '../../../lib/session/index.ts';
import type { DemoAccountData } from './load-demo.ts';

/** Signs in to a demo account with the normal login call, and redirects as usual. */
export function useDemoEntry() {
  const t = useTranslations('demo');
  const locale = useLocale();
  const router = useRouter();
  const { login } = useSession();
  const [entering, setEntering] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const enter = async (account: DemoAccountData) => {
    setEntering(account.email);
    setFailure(null);
    const loaded = await import('./sign-in.ts').catch(() => null);
    try {
      if (loaded === null) throw new Error('The way in could not be loaded.');
      const session = await loaded.signIn(account);
      login(session);
      const [first] = session.user.userOrgs;
      const orgCode = first?.fullOrg.orgCode ?? null;
      const isReferee = first?.role === 'referee';
      const options = { callbackUrl: null, ownOrigin: location.origin, locale, orgCode, isReferee };
      router.push(afterLogin(options));
    } catch (error) {
      setEntering(null);
      setFailure(loaded?.refusalIn(error, locale) ?? t('failed'));
    }
  };
  return { enter, entering, failure };
}
