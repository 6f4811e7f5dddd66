// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const organisationRoutes: RoutesOf<typeof contract.organisation> = {
  create: { method: 'POST', path: '/org', hasBody: true },
  get: { method: 'GET', path: '/org/{id}' },
  update: { method: 'PUT', path: '/org/{id}', hasBody: true },
  delete: { method: 'DELETE', path: '/org/{id}' },
  setAvatar: { method: 'PUT', path: '/org/{id}/avatar', takesFile: true },
  removeAvatar: { method: 'DELETE', path: '/org/{id}/avatar' },
  contactInformation: { method: 'GET', path: '/org/contact-information/{organizationId}' },
  saveContactInformation: {
    method: 'POST',
    path: '/org/contact-information/{organizationId}',
    hasBody: true,
  },
  fiscalData: { method: 'GET', path: '/org/fiscal-data/{organizationId}' },
  saveFiscalData: { method: 'POST', path: '/org/fiscal-data/{organizationId}', hasBody: true },
};
