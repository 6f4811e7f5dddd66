// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const resultReportRoutes: RoutesOf<typeof contract.resultReport> = {
  get: { method: 'GET', path: '/result-reports/{matchId}/{teamId}' },
  send: { method: 'PUT', path: '/result-reports/{matchId}/{teamId}', hasBody: true },
  set: { method: 'PUT', path: '/result-reports/{competitionId}', hasBody: true },
};
