// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const demoRoutes: RoutesOf<typeof contract.demo> = {
  accounts: { method: 'GET', path: '/public/demo-accounts', isForAnyone: true },
};
