import { historyRoutes, publicTraipRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { cache } from 'react';
import { orNotFound } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

/** An invalid code is treated as an unknown one. */
export const loadTraip = cache((code: string) =>
  orNotFound(async () => serverClient(publicTraipRoutes, await headers()).byCode({ params: { code } })),
);

export type PublicTraipData = Awaited<ReturnType<typeof loadTraip>>;

export const loadHistory = cache((code: string) =>
  orNotFound(async () => serverClient(historyRoutes, await headers()).ofPublicTraip({ params: { code } })),
);

export type TraipHistoryData = Awaited<ReturnType<typeof loadHistory>>;
