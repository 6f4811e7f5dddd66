import { CallFailure, publicTraipCalls } from '@traip/contract';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { serverClient } from '../../lib/api/server.ts';

/** The page of a Traip that everybody may see; a code that cannot be one is as good as one that nobody has. */
export const loadTraip = cache(async (code: string) => {
  try {
    return await serverClient(publicTraipCalls, await headers()).byCode({ params: { code } });
  } catch (failure) {
    if (failure instanceof CallFailure && (failure.code === 'NOT_FOUND' || failure.code === 'BAD_REQUEST'))
      notFound();
    throw failure;
  }
});

export type PublicTraipData = Awaited<ReturnType<typeof loadTraip>>;
