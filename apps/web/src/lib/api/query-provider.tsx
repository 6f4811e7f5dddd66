'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../session/index.ts';

/** Refusals are final; network failures are retried twice. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof CallFailure && error.code !== undefined);
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: shouldRetry } } }),
  );
  useClearOnUserChange(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** One person's cached data must not be shown to the next one in the same browser. */
function useClearOnUserChange(client: QueryClient): void {
  const { user } = useSession();
  const id = user?.id;
  useEffect(() => {
    if (id !== undefined) return () => client.clear();
  }, [id, client]);
}
