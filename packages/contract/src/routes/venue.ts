// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const venueRoutes: RoutesOf<typeof contract.venue> = {
  list: { method: 'GET', path: '/venues/{orgCode}' },
  get: { method: 'GET', path: '/venues/{orgCode}/{id}' },
  create: { method: 'POST', path: '/venues/{orgCode}', hasBody: true },
  update: { method: 'PUT', path: '/venues/{orgCode}/{id}', hasBody: true },
  delete: { method: 'DELETE', path: '/venues/{orgCode}/{id}' },
  closedDates: { method: 'GET', path: '/closed-dates/{orgCode}' },
  addClosedDate: { method: 'POST', path: '/closed-dates/{orgCode}', hasBody: true },
  deleteClosedDate: { method: 'DELETE', path: '/closed-dates/{orgCode}/{id}' },
  teamVenues: { method: 'GET', path: '/team-venues/{orgCode}' },
  setTeamVenues: { method: 'PUT', path: '/team-venues/{orgCode}/{id}', hasBody: true },
};
