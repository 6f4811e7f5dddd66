import { authCalls } from './calls/auth.ts';
import { memberCalls } from './calls/member.ts';
import { organisationCalls } from './calls/organisation.ts';
import { profileCalls } from './calls/profile.ts';
import { publicOrganisationCalls } from './calls/public-organisation.ts';
import { sportCalls } from './calls/sport.ts';
import { teamCalls } from './calls/team.ts';

/** Every call of the backend, by resource. */
export const contract = {
  auth: authCalls,
  organisation: organisationCalls,
  member: memberCalls,
  team: teamCalls,
  profile: profileCalls,
  publicOrganisation: publicOrganisationCalls,
  sport: sportCalls,
};

export type Contract = typeof contract;
