import { CallFailure, matchManagementCalls } from '@traip/contract';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { serverClient } from '../../lib/api/server.ts';

/** A hidden match is treated as not found. */
export const loadMatch = cache(async (id: string) => {
  try {
    return await serverClient(matchManagementCalls, await headers()).full({ params: { id } });
  } catch (failure) {
    if (failure instanceof CallFailure && (failure.code === 'NOT_FOUND' || failure.code === 'BAD_REQUEST'))
      notFound();
    throw failure;
  }
});

export type PublicMatchData = Awaited<ReturnType<typeof loadMatch>>;
export type TimelineEvent = PublicMatchData['timeline'][number];
export type LineupData = NonNullable<PublicMatchData['lineups']['home']>;
