import { careerRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { cache } from 'react';
import { orNotFound } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

/** Shared by the page and its metadata. */
export const loadPerson = cache((id: string) =>
  orNotFound(async () => serverClient(careerRoutes, await headers()).person({ params: { id } })),
);

export type PersonPageData = Awaited<ReturnType<typeof loadPerson>>;
