// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const historyRoutes: RoutesOf<typeof contract.history> = {
  ofTraip: { method: 'GET', path: '/traips/{id}/history' },
  ofPublicTraip: { method: 'GET', path: '/public-traips/code/{code}/history', isForAnyone: true },
  ofCompetition: { method: 'GET', path: '/traips-competition/seasons/{id}', isForAnyone: true },
};
