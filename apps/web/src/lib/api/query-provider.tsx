'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../session/index.ts';

/** What the backend refuses, it refuses again; what was lost on the way is asked for twice more. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof CallFailure && error.code !== undefined);
}

/** Keeps what was read from the backend, and reads it again when the reader comes back to it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: shouldRetry } } }),
  );
  useClearOnUserChange(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** What one person read is not for the next one in the same browser. */
function useClearOnUserChange(client: QueryClient): void {
  const { user } = useSession();
  const id = user?.id;
  useEffect(() => {
    if (id !== undefined) return () => client.clear();
  }, [id, client]);
}
