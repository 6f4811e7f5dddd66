'use client';

import { CallFailure } from '@traip/contract';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { authApi } from '../../../lib/api/browser.ts';
import { afterLogin, useSession } from '../../../lib/session/index.ts';
import type { DemoAccountData } from './load-demo.ts';

/** Signs in to a demo account with the same call as everybody, and leads where it would lead them. */
export function useDemoEntry() {
  const t = useTranslations('demo');
  const locale = useLocale();
  const router = useRouter();
  const { login } = useSession();
  const [entering, setEntering] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const enter = async ({ email, password }: DemoAccountData) => {
    setEntering(email);
    setFailure(null);
    try {
      const { deviceToken: _notKept, ...session } = await authApi.login({ body: { email, password } });
      login(session);
      const [first] = session.user.userOrgs;
      router.push(
        afterLogin({
          callbackUrl: null,
          ownOrigin: location.origin,
          locale,
          orgCode: first?.fullOrg.orgCode ?? null,
          isReferee: first?.role === 'referee',
        }),
      );
    } catch (error) {
      setEntering(null);
      setFailure((error instanceof CallFailure && error.said?.[locale]) || t('failed'));
    }
  };
  return { enter, entering, failure };
}
