// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const categoryRoutes: RoutesOf<typeof contract.category> = {
  create: { method: 'POST', path: '/traips-category/create', hasBody: true },
  update: { method: 'PUT', path: '/traips-category/update', hasBody: true },
  find: { method: 'POST', path: '/traips-category/findByCriteria', hasBody: true },
  byId: { method: 'GET', path: '/traips-category/byId/{id}' },
  delete: { method: 'DELETE', path: '/traips-category/{id}' },
};
