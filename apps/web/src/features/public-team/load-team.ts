import { CallFailure, teamCalls } from '@traip/contract';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { serverClient } from '../../lib/api/server.ts';

/** One reading for the page and for its metadata. A team that is not public is as good as none. */
export const loadTeam = cache(async (id: string) => {
  try {
    return await serverClient(teamCalls, await headers()).full({ params: { id } });
  } catch (failure) {
    if (failure instanceof CallFailure && (failure.code === 'NOT_FOUND' || failure.code === 'BAD_REQUEST'))
      notFound();
    throw failure;
  }
});

export type PublicTeamData = Awaited<ReturnType<typeof loadTeam>>;
