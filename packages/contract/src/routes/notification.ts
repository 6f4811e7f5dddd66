// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const notificationRoutes: RoutesOf<typeof contract.notification> = {
  list: { method: 'GET', path: '/notifications' },
  unread: { method: 'GET', path: '/notifications/unread' },
  mark: { method: 'PUT', path: '/notifications/read', hasBody: true },
  preferences: { method: 'GET', path: '/notifications/preferences' },
  savePreference: { method: 'PUT', path: '/notifications/preferences', hasBody: true },
  addDevice: { method: 'POST', path: '/notifications/devices', hasBody: true },
  removeDevice: { method: 'DELETE', path: '/notifications/devices/{id}' },
  unsubscription: { method: 'GET', path: '/notifications/unsubscribe', isForAnyone: true },
  unsubscribe: { method: 'POST', path: '/notifications/unsubscribe', isForAnyone: true, hasBody: true },
  ticket: { method: 'POST', path: '/notifications/ticket' },
};
