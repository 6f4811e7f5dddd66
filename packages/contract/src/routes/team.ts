// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const teamRoutes: RoutesOf<typeof contract.team> = {
  create: { method: 'POST', path: '/teams/create', hasBody: true },
  get: { method: 'GET', path: '/teams/{id}' },
  full: { method: 'GET', path: '/teams/full/{id}', isForAnyone: true },
  update: { method: 'PUT', path: '/teams/update', hasBody: true },
  delete: { method: 'DELETE', path: '/teams/{id}' },
  setAvatar: { method: 'PUT', path: '/teams/{id}/avatar', takesFile: true },
  removeAvatar: { method: 'DELETE', path: '/teams/{id}/avatar' },
  find: { method: 'POST', path: '/teams/findByCriteria', hasBody: true },
  ofOrganisation: { method: 'GET', path: '/teams/orgTeams/{orgCode}' },
  inOrganisation: { method: 'GET', path: '/teams/org/{orgCode}/{teamId}' },
  members: { method: 'GET', path: '/teams/members/{teamId}' },
  matches: { method: 'GET', path: '/teams/{teamId}/matches' },
  changeRole: { method: 'POST', path: '/teams/changeRole', hasBody: true },
  changeOwner: { method: 'POST', path: '/teams/changeOwner', hasBody: true },
  leave: { method: 'POST', path: '/teams/leave', hasBody: true },
  removeUser: { method: 'POST', path: '/teams/removeUser', hasBody: true },
  invite: { method: 'POST', path: '/teams/invitations/create', hasBody: true },
  invitations: { method: 'GET', path: '/teams/invitations/{teamId}' },
  deleteInvitation: { method: 'DELETE', path: '/teams/invitations/{invitationId}' },
  createQr: { method: 'POST', path: '/teams/invitations-qr/create', hasBody: true },
  nameBehindQr: { method: 'POST', path: '/teams/invitations-qr/name', isForAnyone: true, hasBody: true },
  previewQr: { method: 'POST', path: '/teams/invitations-qr/preview', hasBody: true },
  consumeQr: { method: 'POST', path: '/teams/invitations-qr/consume', hasBody: true },
  revokeQr: { method: 'DELETE', path: '/teams/invitations-qr/{qrId}' },
};
