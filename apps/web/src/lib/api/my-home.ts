import { homeApi } from './browser.ts';

/** Everything on the home page in one request; other pages show parts of it. */
export const myHomeQuery = {
  queryKey: ['home', 'mine'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => homeApi.mine(undefined, { signal }),
} as const;

export type MyHomeData = Awaited<ReturnType<typeof homeApi.mine>>;
