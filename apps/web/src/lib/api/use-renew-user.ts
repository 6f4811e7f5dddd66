'use client';

import { CallFailure } from '@traip/contract';
import { useCallback } from 'react';
import { useSession } from '../session/index.ts';
import { authApi } from './browser.ts';

/** Reads again who the person is and where they belong, after that has changed. */
export function useRenewUser(): () => Promise<void> {
  const { replaceUser } = useSession();
  return useCallback(async () => {
    try {
      replaceUser(await authApi.profile());
    } catch (failure) {
      // What was asked for is done; the person we know stays on screen until the next refresh asks again.
      if (!(failure instanceof CallFailure)) throw failure;
    }
  }, [replaceUser]);
}
