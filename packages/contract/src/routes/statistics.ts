// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const statisticsRoutes: RoutesOf<typeof contract.statistics> = {
  playerStats: { method: 'GET', path: '/club/comp-stats/player-stats' },
  suspensions: { method: 'GET', path: '/club/comp-stats/suspensions' },
  ruleOnSuspension: { method: 'PUT', path: '/club/comp-stats/suspensions', hasBody: true },
};
