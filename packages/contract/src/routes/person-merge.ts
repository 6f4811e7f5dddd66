// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const personMergeRoutes: RoutesOf<typeof contract.personMerge> = {
  duplicates: { method: 'GET', path: '/teams/{teamId}/squad/duplicates' },
  preview: { method: 'POST', path: '/teams/{teamId}/squad/merge-preview', hasBody: true },
  merge: { method: 'POST', path: '/teams/{teamId}/squad/merges', hasBody: true },
  undo: { method: 'DELETE', path: '/teams/{teamId}/squad/merges/{id}' },
  tellApart: { method: 'PUT', path: '/teams/{teamId}/squad/different', hasBody: true },
  duplicatesInOrganisation: { method: 'GET', path: '/people/{orgCode}/duplicates' },
  previewInOrganisation: { method: 'POST', path: '/people/{orgCode}/merge-preview', hasBody: true },
  mergeInOrganisation: { method: 'POST', path: '/people/{orgCode}/merges', hasBody: true },
  undoInOrganisation: { method: 'DELETE', path: '/people/{orgCode}/merges/{id}' },
  tellApartInOrganisation: { method: 'PUT', path: '/people/{orgCode}/different', hasBody: true },
  claims: { method: 'GET', path: '/teams/{teamId}/squad/claims' },
  decideClaim: { method: 'PUT', path: '/teams/{teamId}/squad/claims/{id}', hasBody: true },
  mine: { method: 'GET', path: '/profile/merges' },
  undoMine: { method: 'DELETE', path: '/profile/merges/{id}' },
};
