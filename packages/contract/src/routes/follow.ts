// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const followRoutes: RoutesOf<typeof contract.follow> = {
  list: { method: 'GET', path: '/follows' },
  set: { method: 'PUT', path: '/follows/{kind}/{id}', hasBody: true },
  remove: { method: 'DELETE', path: '/follows/{kind}/{id}' },
  merge: { method: 'POST', path: '/follows', hasBody: true },
  mine: { method: 'GET', path: '/follows/page' },
  ofDevice: { method: 'POST', path: '/public/follows', isForAnyone: true, hasBody: true },
  deviceKey: { method: 'GET', path: '/public/follows/device', isForAnyone: true },
  saveDevice: { method: 'PUT', path: '/public/follows/device', isForAnyone: true, hasBody: true },
  forgetDevice: { method: 'POST', path: '/public/follows/device/forget', isForAnyone: true, hasBody: true },
};
