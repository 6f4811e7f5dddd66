// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const rankingRoutes: RoutesOf<typeof contract.ranking> = {
  get: { method: 'GET', path: '/rankings/{code}' },
  competitor: { method: 'GET', path: '/rankings/{code}/{competitorId}' },
  ofPerson: { method: 'GET', path: '/public/person/{id}/rankings', isForAnyone: true },
  saveRules: { method: 'PUT', path: '/rankings/rules', hasBody: true },
  starts: { method: 'GET', path: '/ranking-starts/{traipId}' },
  saveStarts: { method: 'PUT', path: '/ranking-starts/{traipId}', hasBody: true },
  seed: { method: 'PUT', path: '/club/traip-competition-team/seeds/ranking', hasBody: true },
};
