import type { teamCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { teamsOfOrganisation as teamsOf } from './lists/queries.ts';
import { teamPage } from './team-page.ts';

export const teamsOfOrganisation: Handler<typeof teamCalls.ofOrganisation> = ({ db, scope }, { query }) =>
  teamPage(db, scope.userId, teamsOf(db, scope, query), query);
