// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const seasonRoutes: RoutesOf<typeof contract.season> = {
  create: { method: 'POST', path: '/traips-season/create', hasBody: true },
  update: { method: 'PUT', path: '/traips-season/update', hasBody: true },
  find: { method: 'POST', path: '/traips-season/findByCriteria', hasBody: true },
  byId: { method: 'GET', path: '/traips-season/byId/{id}' },
  delete: { method: 'DELETE', path: '/traips-season/{id}' },
};
