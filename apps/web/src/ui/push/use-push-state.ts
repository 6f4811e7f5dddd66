'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

export const pushStateKey = ['push-state'];

/** The push state of this browser. */
export function usePushState<T>(owner: 'account' | 'device', read: () => Promise<T>) {
  const client = useQueryClient();
  // On a first visit the worker starts later than this check.
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.ready.then(() => client.invalidateQueries({ queryKey: pushStateKey }));
  }, [client]);
  return useQuery({ queryKey: [...pushStateKey, owner], queryFn: read, staleTime: 0 });
}
