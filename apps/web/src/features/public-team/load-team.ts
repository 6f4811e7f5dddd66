import { careerRoutes, teamRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { cache } from 'react';
import { orNotFound, orNull } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

/** Shared by the page and its metadata. A private team is treated as not found. */
export const loadTeam = cache((id: string) =>
  orNotFound(async () => serverClient(teamRoutes, await headers()).full({ params: { id } })),
);

export function loadCareer(id: string) {
  return orNull(async () => serverClient(careerRoutes, await headers()).team({ params: { id } }));
}

export type PublicTeamData = Awaited<ReturnType<typeof loadTeam>>;
export type TeamCareerData = NonNullable<Awaited<ReturnType<typeof loadCareer>>>;
