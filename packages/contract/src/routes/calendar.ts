// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const calendarRoutes: RoutesOf<typeof contract.calendar> = {
  estimate: { method: 'POST', path: '/calendar/estimate', hasBody: true },
  plan: { method: 'POST', path: '/calendar/{phaseId}/plans', hasBody: true },
  wishes: { method: 'GET', path: '/calendar/{phaseId}/wishes' },
  plans: { method: 'GET', path: '/calendar/{phaseId}/plans' },
  get: { method: 'GET', path: '/calendar/{phaseId}/plans/{id}' },
  cancel: { method: 'POST', path: '/calendar/{phaseId}/plans/{id}/cancel' },
  apply: { method: 'POST', path: '/calendar/{phaseId}/plans/{id}/apply' },
};
