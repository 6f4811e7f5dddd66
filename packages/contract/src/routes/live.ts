// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const liveRoutes: RoutesOf<typeof contract.live> = {
  ticket: { method: 'POST', path: '/live/ticket', hasBody: true },
};
