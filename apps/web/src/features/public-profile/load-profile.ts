import { careerRoutes, profileRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { cache } from 'react';
import { orNotFound, orNull } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

/** Shared by the page and its metadata. */
export const loadProfile = cache((userCode: string) =>
  orNotFound(async () => serverClient(profileRoutes, await headers()).full({ params: { userCode } })),
);

export function loadCareer(userCode: string) {
  return orNull(async () => serverClient(careerRoutes, await headers()).player({ params: { userCode } }));
}

export type PublicProfileData = Awaited<ReturnType<typeof loadProfile>>;
export type PlayerCareerData = NonNullable<Awaited<ReturnType<typeof loadCareer>>>;
