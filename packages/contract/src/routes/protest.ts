// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const protestRoutes: RoutesOf<typeof contract.protest> = {
  list: { method: 'GET', path: '/traips-competition/protests/{competitionId}' },
  settle: { method: 'PUT', path: '/match/protests/{matchId}/{teamId}', hasBody: true },
};
