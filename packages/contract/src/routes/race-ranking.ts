// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const raceRankingRoutes: RoutesOf<typeof contract.raceRanking> = {
  list: { method: 'GET', path: '/race-rankings/{competitionId}' },
  create: { method: 'POST', path: '/race-rankings/{competitionId}', hasBody: true },
  update: { method: 'PUT', path: '/race-rankings/{competitionId}/{rankingId}', hasBody: true },
  delete: { method: 'DELETE', path: '/race-rankings/{competitionId}/{rankingId}' },
  table: { method: 'GET', path: '/race-rankings/{competitionId}/{rankingId}/table' },
};
