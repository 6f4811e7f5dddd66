import { demoRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { orNull } from '../../../lib/api/read.ts';
import { serverClient } from '../../../lib/api/server.ts';

/** Empty without a demo, or if the accounts can't be read. */
export async function loadDemo() {
  const read = async () => serverClient(demoRoutes, await headers()).accounts();
  return (await orNull(read))?.items ?? [];
}

export type DemoAccountData = Awaited<ReturnType<typeof loadDemo>>[number];
