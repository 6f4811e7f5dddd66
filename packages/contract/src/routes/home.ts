// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const homeRoutes: RoutesOf<typeof contract.home> = {
  mine: { method: 'GET', path: '/app-home/my-home' },
  matches: { method: 'GET', path: '/app-home/my-matches' },
};
