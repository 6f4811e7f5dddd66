import { publicOrganisationRoutes, teamRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { cache } from 'react';
import { orNotFound } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

/** Shared by the page and its metadata. An invalid code is treated as an unknown one. */
export const loadOrganisation = cache((orgCode: string) =>
  orNotFound(async () =>
    serverClient(publicOrganisationRoutes, await headers()).info({ params: { orgCode } }),
  ),
);

export type PublicOrganisationData = Awaited<ReturnType<typeof loadOrganisation>>;

const competitionsShown = 100;

/** Published public competitions, newest first. */
export async function loadCompetitions(orgCode: string) {
  const { competitions } = serverClient(publicOrganisationRoutes, await headers());
  return competitions({ params: { orgCode }, query: { limit: competitionsShown } });
}

export type PublicCompetitions = Awaited<ReturnType<typeof loadCompetitions>>;

const teamsPerPage = 12;

/** Public teams. A page past the end becomes the last one. */
export async function loadTeams(orgCode: string, page: number) {
  const { find } = serverClient(teamRoutes, await headers());
  const teams = await find({ body: { orgCode, page, limit: teamsPerPage } });
  const isBeyond = teams.totalPages > 0 && page > teams.totalPages;
  return isBeyond ? find({ body: { orgCode, page: teams.totalPages, limit: teamsPerPage } }) : teams;
}

export type PublicTeams = Awaited<ReturnType<typeof loadTeams>>;
