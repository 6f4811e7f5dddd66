// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const webhookRoutes: RoutesOf<typeof contract.webhook> = {
  list: { method: 'GET', path: '/webhooks/{orgCode}' },
  create: { method: 'POST', path: '/webhooks/{orgCode}', hasBody: true },
  update: { method: 'PUT', path: '/webhooks/{orgCode}/{id}', hasBody: true },
  delete: { method: 'DELETE', path: '/webhooks/{orgCode}/{id}' },
  secret: { method: 'GET', path: '/webhooks/{orgCode}/{id}/secret' },
  rotateSecret: { method: 'POST', path: '/webhooks/{orgCode}/{id}/secret' },
  test: { method: 'POST', path: '/webhooks/{orgCode}/{id}/test' },
  deliveries: { method: 'GET', path: '/webhooks/{orgCode}/{id}/deliveries' },
  sendAgain: { method: 'POST', path: '/webhooks/{orgCode}/{id}/deliveries/{deliveryId}' },
};
