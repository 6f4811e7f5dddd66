import { type overviewCalls, refuse } from '@traip/contract';
import { findOrganisationId } from '../../competition/competition/lists/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { organisationTeamPage } from './teams/team-page.ts';

export const teams: Handler<typeof overviewCalls.teams> = async ({ db, caller, now }, { params, query }) => {
  const organisationId = await findOrganisationId(db, params.orgCode);
  if (organisationId === undefined) return refuse('NOT_FOUND');
  const { withFilters, ...filter } = query;
  const viewer = { organisationId, userId: caller?.userId ?? null, today: dayInMadrid(now()) };
  return organisationTeamPage(db, { ...filter, ...viewer }, withFilters);
};
