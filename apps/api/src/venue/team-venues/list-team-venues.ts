import { pageWith, type venueCalls } from '@traip/contract';
import type { Handler } from '../../http/handler.ts';
import { teamInBrief } from '../../team/in-brief.ts';
import { countTeams, pageOfTeamVenues } from './queries.ts';

export const listTeamVenues: Handler<typeof venueCalls.teamVenues> = async ({ db, scope }, { query }) => {
  const [rows, total] = await Promise.all([pageOfTeamVenues(db, scope, query), countTeams(db, scope, query)]);
  const items = rows.map(({ venues, ...team }) => ({ team: teamInBrief(team), venues }));
  return pageWith(items, { page: query.page, limit: query.limit, total });
};
