// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const dashboardRoutes: RoutesOf<typeof contract.dashboard> = {
  createCompetition: { method: 'POST', path: '/dashboard/create-competition/{orgCode}', hasBody: true },
  initialData: { method: 'GET', path: '/dashboard/create-competition/{orgCode}/initial-data' },
  changeState: { method: 'POST', path: '/dashboard/change-state-competition-phase/{orgCode}', hasBody: true },
  competitions: { method: 'GET', path: '/dashboard/{orgCode}/competitions' },
  competitionsOfOrganisation: { method: 'GET', path: '/dashboard/competitions/org/{orgCode}' },
  matches: { method: 'GET', path: '/dashboard/{orgCode}/matches', isForAnyone: true },
};
