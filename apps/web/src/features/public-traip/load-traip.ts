import { publicTraipCalls } from '@traip/contract';
import { headers } from 'next/headers';
import { cache } from 'react';
import { orNotFound } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

/** The page of a Traip that everybody may see; a code that cannot be one is as good as one that nobody has. */
export const loadTraip = cache((code: string) =>
  orNotFound(async () => serverClient(publicTraipCalls, await headers()).byCode({ params: { code } })),
);

export type PublicTraipData = Awaited<ReturnType<typeof loadTraip>>;
