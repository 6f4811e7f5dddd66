// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const traipRoutes: RoutesOf<typeof contract.traip> = {
  create: { method: 'POST', path: '/traips', hasBody: true },
  update: { method: 'PUT', path: '/traips', hasBody: true },
  createFromForm: { method: 'POST', path: '/traips/create-traip-large-form', hasBody: true },
  delete: { method: 'DELETE', path: '/traips/{id}' },
  ofOrganisation: { method: 'GET', path: '/traips/org/{id}' },
  byCode: { method: 'GET', path: '/traips/code/{code}' },
  get: { method: 'GET', path: '/traips/{id}' },
};
