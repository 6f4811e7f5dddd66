// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const familyRoutes: RoutesOf<typeof contract.family> = {
  get: { method: 'GET', path: '/profile/children' },
  add: { method: 'POST', path: '/profile/children', hasBody: true },
  change: { method: 'PUT', path: '/profile/children/{personId}', hasBody: true },
  setPhoto: { method: 'PUT', path: '/profile/children/{personId}/photo', takesFile: true },
  consent: { method: 'PUT', path: '/profile/children/{personId}/consents', hasBody: true },
  own: { method: 'GET', path: '/profile/consents' },
  decideOwn: { method: 'PUT', path: '/profile/consents', hasBody: true },
  leave: { method: 'DELETE', path: '/profile/children/{personId}' },
};
