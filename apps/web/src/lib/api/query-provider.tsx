'use client';

import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { type ReactNode, useContext, useState } from 'react';
import { sessionRuntime } from '../session/runtime.ts';

/** Wraps everything that caches queries. Public pages do without; a nested one adds nothing. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const outer = useContext(QueryClientContext);
  return outer === undefined ? <OuterProvider>{children}</OuterProvider> : children;
}

function OuterProvider({ children }: { children: ReactNode }) {
  const [client] = useState(currentClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

let browserClient: QueryClient | undefined;

/** In a browser all pages share one client; on the server every page has its own. */
function currentClient(): QueryClient {
  if (typeof window === 'undefined') return createClient();
  browserClient ??= clearedOnUserChange(createClient());
  return browserClient;
}

function createClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: shouldRetry } } });
}

/** Refusals are final; network failures are retried twice. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof CallFailure && error.code !== undefined);
}

/** One person's cached data must not be shown to the next one in the same browser. */
function clearedOnUserChange(client: QueryClient): QueryClient {
  const { store } = sessionRuntime();
  const userId = () => store.snapshot().state.user?.id;
  let owner = userId();
  store.subscribe(() => {
    if (owner !== undefined && owner !== userId()) client.clear();
    owner = userId();
  });
  return client;
}
