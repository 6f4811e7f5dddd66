'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallReply, licenceCalls } from '@traip/contract';
import { useSession } from '../../../lib/session/index.ts';
import { readLicences, storeLicences } from './stored-licences.ts';

export type Licences = CallReply<(typeof licenceCalls)['mine']>;
export type LicenceCardData = Licences['cards'][number];

const minutes = 60_000;
const ownKey = ['profile', 'licences'];

/** The licences of the signed-in person and their children; offline, as last loaded. */
export function useLicences() {
  const { user } = useSession();
  const owner = user?.id ?? '';
  return useQuery({
    queryKey: [...ownKey, owner],
    // Loaded on demand: every app page uses this query to decide whether to link to licences.
    queryFn: async ({ signal }) => {
      const { licenceApi } = await import('../../../lib/api/licence.ts');
      const licences = await licenceApi.mine(undefined, { signal });
      storeLicences(owner, licences);
      return licences;
    },
    enabled: owner !== '',
    initialData: () => readLicences(owner),
    initialDataUpdatedAt: 0,
    staleTime: 5 * minutes,
  });
}

export function useHasLicences(): boolean {
  return (useLicences().data?.cards.length ?? 0) > 0;
}

export function useInvalidateLicences(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ownKey });
}
