// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const overviewRoutes: RoutesOf<typeof contract.overview> = {
  organisation: { method: 'GET', path: '/dashboard/org/{orgCode}' },
  info: { method: 'GET', path: '/dashboard/{orgCode}/info' },
  today: { method: 'GET', path: '/dashboard/{orgCode}/kpis/today' },
  teams: { method: 'GET', path: '/dashboard/{orgCode}/teams' },
};
