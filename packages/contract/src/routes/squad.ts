// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const squadRoutes: RoutesOf<typeof contract.squad> = {
  get: { method: 'GET', path: '/teams/{teamId}/squad' },
  add: { method: 'POST', path: '/teams/{teamId}/squad', hasBody: true },
  change: { method: 'PUT', path: '/teams/{teamId}/squad', hasBody: true },
  remove: { method: 'POST', path: '/teams/{teamId}/squad/remove', hasBody: true },
  restore: { method: 'POST', path: '/teams/{teamId}/squad/restore', hasBody: true },
  readTable: { method: 'POST', path: '/teams/{teamId}/squad/table', hasBody: true },
  setPhoto: { method: 'PUT', path: '/teams/{teamId}/squad/{personId}/photo', takesFile: true },
  removePhoto: { method: 'DELETE', path: '/teams/{teamId}/squad/{personId}/photo' },
};
