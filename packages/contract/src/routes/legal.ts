// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const legalRoutes: RoutesOf<typeof contract.legal> = {
  versions: { method: 'GET', path: '/legal/{locale}', isForAnyone: true },
  text: { method: 'GET', path: '/legal/{locale}/{document}', isForAnyone: true },
};
