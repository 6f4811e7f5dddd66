// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const sportRoutes: RoutesOf<typeof contract.sport> = {
  get: { method: 'GET', path: '/sport/getSport/{sportKey}', isForAnyone: true },
  byParent: { method: 'GET', path: '/sport/getSportByParent/{parentKey}', isForAnyone: true },
  parents: { method: 'GET', path: '/sport/getSportParents', isForAnyone: true },
  list: { method: 'GET', path: '/sport/getSportsList', isForAnyone: true },
};
