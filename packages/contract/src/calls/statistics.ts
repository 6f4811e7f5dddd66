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
    summary: 'The best players of a Traip, a competition or a phase',
    who: open,
    query: PlayerStatsQuery,
    reply: PlayerStatPage,
    errors: ['FILTERS_DISAGREE'],
  }),
  suspensions: call({
    method: 'GET',
    path: '/club/comp-stats/suspensions',
    summary: 'Who is suspended in a competition, and for how long',
    who: sees({ competition: 'query.competitionId' }),
    query: SuspensionQuery,
    reply: SuspensionPage,
    errors: [],
  }),
  ruleOnSuspension: call({
    method: 'PUT',
    path: '/club/comp-stats/suspensions',
    summary: 'Set how many matches a card costs in the end, or lift it',
    who: mayIn('competitions.manage', { competition: 'body.competitionId' }),
    body: SuspensionRuling,
    reply: SuspensionRow,
    errors: [],
  }),
};
