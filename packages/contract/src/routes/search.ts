// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const searchRoutes: RoutesOf<typeof contract.search> = {
  find: { method: 'GET', path: '/public/search', isForAnyone: true },
  now: { method: 'GET', path: '/public/now', isForAnyone: true },
};
