import { authCalls } from './calls/auth.ts';
import { brokerCalls } from './calls/broker.ts';
import { competitionCalls, entryCalls } from './calls/competition.ts';
import { dashboardCalls } from './calls/dashboard.ts';
import { exchangeCalls } from './calls/exchange.ts';
import { memberCalls } from './calls/member.ts';
import { organisationCalls } from './calls/organisation.ts';
import { profileCalls } from './calls/profile.ts';
import { publicOrganisationCalls } from './calls/public-organisation.ts';
import { categoryCalls, seasonCalls } from './calls/season-and-category.ts';
import { sportCalls } from './calls/sport.ts';
import { teamCalls } from './calls/team.ts';
import { publicTraipCalls, traipCalls } from './calls/traip.ts';

/** Every call of the backend, by resource. */
export const contract = {
  auth: authCalls,
  organisation: organisationCalls,
  member: memberCalls,
  team: teamCalls,
  profile: profileCalls,
  publicOrganisation: publicOrganisationCalls,
  sport: sportCalls,
  traip: traipCalls,
  publicTraip: publicTraipCalls,
  season: seasonCalls,
  category: categoryCalls,
  competition: competitionCalls,
  entry: entryCalls,
  broker: brokerCalls,
  dashboard: dashboardCalls,
  exchange: exchangeCalls,
};

export type Contract = typeof contract;
