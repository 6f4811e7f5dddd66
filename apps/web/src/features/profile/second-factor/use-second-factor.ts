'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecondFactorState, Write } from '@traip/contract';
import { secondFactorApi } from '../../../lib/api/browser.ts';
import { useRefreshUser } from '../../../lib/api/use-refresh-user.ts';

const key = ['profile', 'second-factor'];

export type SecondFactors = Write<typeof SecondFactorState>;

export function useSecondFactor() {
  return useQuery({ queryKey: key, queryFn: () => secondFactorApi.get() });
}

/** After a change: refreshes the card, the sessions, and the session's user. */
export function useSecondFactorChanged(): (state: SecondFactors) => Promise<void> {
  const client = useQueryClient();
  const refreshUser = useRefreshUser();
  return async (state) => {
    client.setQueryData(key, state);
    await client.invalidateQueries({ queryKey: ['profile', 'sessions'] });
    await refreshUser();
  };
}

export function useReloadSecondFactor(): () => Promise<void> {
  const client = useQueryClient();
  const refreshUser = useRefreshUser();
  return async () => {
    await client.invalidateQueries({ queryKey: key });
    await refreshUser();
  };
}
