import { careerCalls, teamCalls } from '@traip/contract';
import { headers } from 'next/headers';
import { cache } from 'react';
import { orNotFound, orNull } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

/** One reading for the page and for its metadata. A team that is not public is as good as none. */
export const loadTeam = cache((id: string) =>
  orNotFound(async () => serverClient(teamCalls, await headers()).full({ params: { id } })),
);

export function loadCareer(id: string) {
  return orNull(async () => serverClient(careerCalls, await headers()).team({ params: { id } }));
}

export type PublicTeamData = Awaited<ReturnType<typeof loadTeam>>;
export type TeamCareerData = NonNullable<Awaited<ReturnType<typeof loadCareer>>>;
