// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const weighInRoutes: RoutesOf<typeof contract.weighIn> = {
  get: { method: 'GET', path: '/weigh-in/{competitionId}' },
  setClass: { method: 'PUT', path: '/weigh-in/{competitionId}/class', hasBody: true },
  weigh: { method: 'PUT', path: '/weigh-in/{competitionId}/entries', hasBody: true },
  move: { method: 'PUT', path: '/weigh-in/{competitionId}/move', hasBody: true },
};
