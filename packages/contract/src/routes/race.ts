// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const raceRoutes: RoutesOf<typeof contract.race> = {
  list: { method: 'GET', path: '/races/{competitionId}' },
  create: { method: 'POST', path: '/races/{competitionId}', hasBody: true },
  update: { method: 'PUT', path: '/races/{competitionId}/{raceId}', hasBody: true },
  delete: { method: 'DELETE', path: '/races/{competitionId}/{raceId}' },
  publish: { method: 'PUT', path: '/races/{competitionId}/{raceId}/publication', hasBody: true },
  results: { method: 'GET', path: '/races/{competitionId}/{raceId}/results' },
  startList: { method: 'GET', path: '/races/{competitionId}/{raceId}/start-list' },
};
