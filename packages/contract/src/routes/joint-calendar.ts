// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const jointCalendarRoutes: RoutesOf<typeof contract.jointCalendar> = {
  candidates: { method: 'GET', path: '/joint-calendars/{orgCode}/competitions' },
  plan: { method: 'POST', path: '/joint-calendars/{orgCode}/plans', hasBody: true },
  get: { method: 'GET', path: '/joint-calendars/{orgCode}/plans/{id}' },
  outcome: { method: 'GET', path: '/joint-calendars/{orgCode}/plans/{id}/competitions/{competitionId}' },
  cancel: { method: 'POST', path: '/joint-calendars/{orgCode}/plans/{id}/cancel' },
  apply: { method: 'POST', path: '/joint-calendars/{orgCode}/plans/{id}/apply' },
  undo: { method: 'POST', path: '/joint-calendars/{orgCode}/plans/{id}/undo' },
};
