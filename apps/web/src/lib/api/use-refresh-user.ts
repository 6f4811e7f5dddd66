'use client';

import { CallFailure } from '@traip/contract';
import { useCallback } from 'react';
import { useSession } from '../session/index.ts';
import { authApi } from './browser.ts';

/** Refetches the user after a change of their data or memberships. */
export function useRefreshUser(): () => Promise<void> {
  const { replaceUser } = useSession();
  return useCallback(async () => {
    try {
      replaceUser(await authApi.profile());
    } catch (failure) {
      // The change itself succeeded; the known user stays until the next refresh.
      if (!(failure instanceof CallFailure)) throw failure;
    }
  }, [replaceUser]);
}
