// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const attendanceRoutes: RoutesOf<typeof contract.attendance> = {
  get: { method: 'GET', path: '/match/attendance/{matchId}/{teamId}' },
  set: { method: 'PUT', path: '/match/attendance/{matchId}/{teamId}', hasBody: true },
};
