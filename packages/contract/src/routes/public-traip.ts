// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const publicTraipRoutes: RoutesOf<typeof contract.publicTraip> = {
  byCode: { method: 'GET', path: '/public-traips/code/{code}', isForAnyone: true },
};
