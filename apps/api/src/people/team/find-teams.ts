import type { teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { teamsVisibleTo } from './lists/queries.ts';
import { teamPage } from './team-page.ts';

export const findTeams: Handler<typeof teamCalls.find> = ({ db, caller }, { body }) => {
  const userId = caller?.userId ?? null;
  return teamPage(db, userId, teamsVisibleTo(db, userId, body), body);
};
