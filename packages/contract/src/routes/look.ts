// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const lookRoutes: RoutesOf<typeof contract.look> = {
  ofOrganisation: { method: 'GET', path: '/org/{id}/look' },
  saveOfOrganisation: { method: 'PUT', path: '/org/{id}/look', hasBody: true },
  setPictureOfOrganisation: { method: 'PUT', path: '/org/{id}/look/{picture}', takesFile: true },
  removePictureOfOrganisation: { method: 'DELETE', path: '/org/{id}/look/{picture}' },
  ofTraip: { method: 'GET', path: '/traips/{id}/look' },
  saveOfTraip: { method: 'PUT', path: '/traips/{id}/look', hasBody: true },
  setPictureOfTraip: { method: 'PUT', path: '/traips/{id}/look/{picture}', takesFile: true },
  removePictureOfTraip: { method: 'DELETE', path: '/traips/{id}/look/{picture}' },
  ofCompetition: { method: 'GET', path: '/traips-competition/{id}/look' },
  saveOfCompetition: { method: 'PUT', path: '/traips-competition/{id}/look', hasBody: true },
  setPictureOfCompetition: {
    method: 'PUT',
    path: '/traips-competition/{id}/look/{picture}',
    takesFile: true,
  },
  removePictureOfCompetition: { method: 'DELETE', path: '/traips-competition/{id}/look/{picture}' },
};
