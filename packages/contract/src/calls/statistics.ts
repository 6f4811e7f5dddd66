import { call } from '../call.ts';
import { mayIn, open, sees } from '../permissions/index.ts';
import {
  PlayerStatPage,
  PlayerStatsQuery,
  SuspensionPage,
  SuspensionQuery,
  SuspensionRow,
  SuspensionRuling,
} from '../shapes/statistics.ts';

/** What players did, and what it cost them. */
export const statisticsCalls = {
  playerStats: call({
    method: 'GET',
    path: '/club/comp-stats/player-stats',
    summary: 'List the top players of a Traip, competition or phase',
    who: open,
    query: PlayerStatsQuery,
    reply: PlayerStatPage,
    errors: ['FILTERS_DISAGREE'],
  }),
  suspensions: call({
    method: 'GET',
    path: '/club/comp-stats/suspensions',
    summary: 'List suspensions in a competition',
    who: sees({ competition: 'query.competitionId' }),
    query: SuspensionQuery,
    reply: SuspensionPage,
    errors: [],
  }),
  ruleOnSuspension: call({
    method: 'PUT',
    path: '/club/comp-stats/suspensions',
    summary: 'Set how many matches a card costs, or lift the suspension',
    who: mayIn('competitions.manage', { competition: 'body.competitionId' }),
    body: SuspensionRuling,
    reply: SuspensionRow,
    errors: [],
  }),
};
