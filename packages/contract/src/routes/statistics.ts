// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const statisticsRoutes: RoutesOf<typeof contract.statistics> = {
  playerStats: { method: 'GET', path: '/club/comp-stats/player-stats' },
  leaders: { method: 'GET', path: '/club/comp-stats/leaders' },
  sideStats: { method: 'GET', path: '/club/comp-stats/side-stats' },
  boxScore: { method: 'GET', path: '/club/comp-stats/box-score' },
  suspensions: { method: 'GET', path: '/club/comp-stats/suspensions' },
  ruleOnSuspension: { method: 'PUT', path: '/club/comp-stats/suspensions', hasBody: true },
};
