// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const deletedRoutes: RoutesOf<typeof contract.deleted> = {
  list: { method: 'GET', path: '/deleted-items/{orgCode}' },
  restore: { method: 'PUT', path: '/deleted-items/{orgCode}/{id}', hasBody: true },
};
