// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const appRoutes: RoutesOf<typeof contract.app> = {
  list: { method: 'GET', path: '/apps/org/{orgCode}' },
  create: { method: 'POST', path: '/apps/org/{orgCode}', hasBody: true },
  update: { method: 'PUT', path: '/apps/org/{orgCode}/{id}', hasBody: true },
  rotateSecret: { method: 'POST', path: '/apps/org/{orgCode}/{id}/secret' },
  delete: { method: 'DELETE', path: '/apps/org/{orgCode}/{id}' },
  checkAuthorization: { method: 'POST', path: '/apps/authorizations/check', hasBody: true },
  authorize: { method: 'POST', path: '/apps/authorizations', hasBody: true },
  checkDevice: { method: 'POST', path: '/apps/devices/check', hasBody: true },
  allowDevice: { method: 'POST', path: '/apps/devices', hasBody: true },
  denyDevice: { method: 'POST', path: '/apps/devices/deny', hasBody: true },
  connected: { method: 'GET', path: '/apps/connected' },
  disconnect: { method: 'DELETE', path: '/apps/connected/{id}' },
  connectedToOrganisation: { method: 'GET', path: '/apps/connected/org/{orgCode}' },
  disconnectFromOrganisation: { method: 'DELETE', path: '/apps/connected/org/{orgCode}/{id}' },
};
