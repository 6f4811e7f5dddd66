// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const memberRoutes: RoutesOf<typeof contract.member> = {
  list: { method: 'POST', path: '/org-users/list', hasBody: true },
  find: { method: 'POST', path: '/org-users/find', hasBody: true },
  byId: { method: 'GET', path: '/org-users/by-id/{id}' },
  changeRole: { method: 'PUT', path: '/org-users/{id}', hasBody: true },
  remove: { method: 'DELETE', path: '/org-users/{id}' },
  add: { method: 'POST', path: '/org-users', hasBody: true },
  invite: { method: 'POST', path: '/org-users/invitations', hasBody: true },
  invitations: { method: 'GET', path: '/org-users/invitations/{organizationId}' },
  deleteInvitation: { method: 'DELETE', path: '/org-users/invitations/{id}/{organizationId}' },
  myInvitations: { method: 'GET', path: '/org-users/my-invitations' },
  acceptInvitation: { method: 'POST', path: '/org-users/accept-invitation', hasBody: true },
  cancelInvitation: { method: 'POST', path: '/org-users/cancel-invitation', hasBody: true },
};
