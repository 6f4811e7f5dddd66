// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const accessTokenRoutes: RoutesOf<typeof contract.accessToken> = {
  mine: { method: 'GET', path: '/access-tokens' },
  create: { method: 'POST', path: '/access-tokens', hasBody: true },
  revoke: { method: 'DELETE', path: '/access-tokens/{id}' },
  ofOrganisation: { method: 'GET', path: '/access-tokens/org/{orgCode}' },
  createForOrganisation: { method: 'POST', path: '/access-tokens/org/{orgCode}', hasBody: true },
  revokeOfOrganisation: { method: 'DELETE', path: '/access-tokens/org/{orgCode}/{id}' },
};
