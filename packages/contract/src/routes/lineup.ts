// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const lineupRoutes: RoutesOf<typeof contract.lineup> = {
  create: { method: 'POST', path: '/match-lineup/create', hasBody: true },
  update: { method: 'PUT', path: '/match-lineup/update', hasBody: true },
  confirm: { method: 'PUT', path: '/match-lineup/confirm/{id}', hasBody: true },
  delete: { method: 'DELETE', path: '/match-lineup/{id}' },
  full: { method: 'GET', path: '/match-lineup/full/{matchId}', isForAnyone: true },
  get: { method: 'GET', path: '/match-lineup/{matchId}/{teamId}' },
};
