// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const roundRoutes: RoutesOf<typeof contract.round> = {
  get: { method: 'GET', path: '/round/{competitionId}' },
  saveResults: { method: 'PUT', path: '/round/{competitionId}/results', hasBody: true },
  makeOfficial: { method: 'PUT', path: '/round/{competitionId}/official', hasBody: true },
  postpone: { method: 'PUT', path: '/round/{competitionId}/postpone', hasBody: true },
};
