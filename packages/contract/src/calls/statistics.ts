import { call } from '../call.ts';
import { mayIn, open, sees } from '../permissions/index.ts';
import {
  BoxScore,
  BoxScoreQuery,
  Leaders,
  PlayerStatPage,
  PlayerStatsQuery,
  SideStats,
  StatsOfCompetition,
  SuspensionPage,
  SuspensionQuery,
  SuspensionRow,
  SuspensionRuling,
} from '../shapes/statistics.ts';

/** Player statistics and suspensions. */
export const statisticsCalls = {
  playerStats: call({
    method: 'GET',
    path: '/club/comp-stats/player-stats',
    summary: 'List the top players of a Traip, competition or phase',
    access: open,
    query: PlayerStatsQuery,
    reply: PlayerStatPage,
    errors: ['FILTERS_DISAGREE'],
  }),
  leaders: call({
    method: 'GET',
    path: '/club/comp-stats/leaders',
    summary: 'List the best players of a competition in everything that its sport counts',
    access: open,
    query: StatsOfCompetition,
    reply: Leaders,
    errors: ['FILTERS_DISAGREE'],
  }),
  sideStats: call({
    method: 'GET',
    path: '/club/comp-stats/side-stats',
    summary: 'List what each team, pair or player of a competition did, in the figures of its sport',
    access: open,
    query: StatsOfCompetition,
    reply: SideStats,
    errors: ['FILTERS_DISAGREE'],
  }),
  boxScore: call({
    method: 'GET',
    path: '/club/comp-stats/box-score',
    summary: 'Get what each player did in a match',
    access: open,
    query: BoxScoreQuery,
    reply: BoxScore,
    errors: [],
  }),
  suspensions: call({
    method: 'GET',
    path: '/club/comp-stats/suspensions',
    summary: 'List suspensions in a competition',
    access: sees({ competition: 'query.competitionId' }),
    query: SuspensionQuery,
    reply: SuspensionPage,
    errors: [],
  }),
  ruleOnSuspension: call({
    method: 'PUT',
    path: '/club/comp-stats/suspensions',
    summary: 'Set how many matches a card costs, or lift the suspension',
    access: mayIn('competitions.manage', { competition: 'body.competitionId' }),
    body: SuspensionRuling,
    reply: SuspensionRow,
    errors: [],
  }),
};
