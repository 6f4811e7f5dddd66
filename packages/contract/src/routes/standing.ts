// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const standingRoutes: RoutesOf<typeof contract.standing> = {
  classifications: { method: 'GET', path: '/traips-competition/classifications/{id}', isForAnyone: true },
  tables: { method: 'GET', path: '/traips-competition/standings/{id}' },
  story: { method: 'GET', path: '/traips-competition/story/{id}', isForAnyone: true },
  adjustments: { method: 'GET', path: '/traips-competition/adjustments/{competitionId}' },
  adjust: { method: 'POST', path: '/traips-competition/adjustments', hasBody: true },
  revokeAdjustment: { method: 'DELETE', path: '/traips-competition/adjustments/{competitionId}/{id}' },
  recordDraw: { method: 'POST', path: '/traips-competition/draws', hasBody: true },
  withdrawalPreview: {
    method: 'GET',
    path: '/club/traip-competition-team/withdrawal-preview/{competitionId}/{teamId}',
  },
};
