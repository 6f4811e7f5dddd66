import { CallFailure, profileCalls } from '@traip/contract';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { serverClient } from '../../lib/api/server.ts';

/** One reading for the page and for its metadata. */
export const loadProfile = cache(async (userCode: string) => {
  try {
    return await serverClient(profileCalls, await headers()).full({ params: { userCode } });
  } catch (failure) {
    if (failure instanceof CallFailure && (failure.code === 'NOT_FOUND' || failure.code === 'BAD_REQUEST'))
      notFound();
    throw failure;
  }
});

export type PublicProfileData = Awaited<ReturnType<typeof loadProfile>>;
