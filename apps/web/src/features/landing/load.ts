import { searchRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { orNull } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';
import type { SearchCriteria } from './search-criteria.ts';

const client = async () => serverClient(searchRoutes, await headers());

/** The first results of all kinds, or one kind page by page. */
const perPage = 20;

export function loadFound({ q, kind, page }: SearchCriteria) {
  return orNull(async () => {
    const query = kind === null ? { q, limit: perPage } : { q, kind, page, limit: perPage };
    return (await client()).find({ query });
  });
}

export function loadNow() {
  return orNull(async () => (await client()).now());
}

export type FoundNow = NonNullable<Awaited<ReturnType<typeof loadFound>>>;
export type NowData = NonNullable<Awaited<ReturnType<typeof loadNow>>>;
