import { pageWith, type venueCalls } from '@traip/contract';
import { teamInBrief } from '../../../people/team/in-brief.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { countTeams, pageOfTeamVenues } from './queries.ts';

export const listTeamVenues: Handler<typeof venueCalls.teamVenues> = async ({ db, scope }, { query }) => {
  const [rows, total] = await Promise.all([pageOfTeamVenues(db, scope, query), countTeams(db, scope, query)]);
  const items = rows.map(({ venues, ...team }) => ({ team: teamInBrief(team), venues }));
  return pageWith(items, { page: query.page, limit: query.limit, total });
};
