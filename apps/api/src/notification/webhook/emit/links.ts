import { basePath } from '@traip/contract';

/** Paths on this site: for people, and for programs. Both are public. */
export const matchLinks = (id: string) => ({ page: `/m/${id}`, api: `${basePath}/match/full/${id}` });

export const competitionLinks = (id: string) => ({
  page: `/c/${id}`,
  api: `${basePath}/traips-competition/full-competition/${id}`,
});

export const standingsLinks = (id: string) => ({
  page: `/c/${id}?tab=standings`,
  api: `${basePath}/traips-competition/classifications/${id}`,
});

export const raceLinks = (competitionId: string, raceId: string) => ({
  page: `/c/${competitionId}?race=${raceId}`,
  api: `${basePath}/races/${competitionId}/${raceId}/results`,
});

export const organisationLinks = (orgCode: string) => ({
  page: `/o/${orgCode}`,
  api: `${basePath}/public/org/${orgCode}/info`,
});
