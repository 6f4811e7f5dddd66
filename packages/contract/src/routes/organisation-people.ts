// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const organisationPeopleRoutes: RoutesOf<typeof contract.organisationPeople> = {
  list: { method: 'GET', path: '/people/{orgCode}' },
  add: { method: 'POST', path: '/people/{orgCode}', hasBody: true },
  readTable: { method: 'POST', path: '/people/{orgCode}/table', hasBody: true },
  get: { method: 'GET', path: '/people/{orgCode}/{personId}' },
  change: { method: 'PUT', path: '/people/{orgCode}/{personId}', hasBody: true },
  remove: { method: 'POST', path: '/people/{orgCode}/remove', hasBody: true },
  restore: { method: 'POST', path: '/people/{orgCode}/restore', hasBody: true },
  setPhoto: { method: 'PUT', path: '/people/{orgCode}/{personId}/photo', takesFile: true },
  removePhoto: { method: 'DELETE', path: '/people/{orgCode}/{personId}/photo' },
};
