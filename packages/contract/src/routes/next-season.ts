// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const nextSeasonRoutes: RoutesOf<typeof contract.nextSeason> = {
  preview: { method: 'GET', path: '/traips-season/{id}/next' },
  create: { method: 'POST', path: '/traips-season/{id}/next', hasBody: true },
};
