// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const profileRoutes: RoutesOf<typeof contract.profile> = {
  get: { method: 'GET', path: '/profile/profile/{userCode}', isForAnyone: true },
  full: { method: 'GET', path: '/profile/full-profile/{userCode}', isForAnyone: true },
  update: { method: 'PUT', path: '/profile/profile/{userCode}', hasBody: true },
  setAvatar: { method: 'PUT', path: '/profile/avatar', takesFile: true },
  removeAvatar: { method: 'DELETE', path: '/profile/avatar' },
  myTeams: { method: 'GET', path: '/profile/my-teams' },
  answerTeam: { method: 'PUT', path: '/profile/my-teams/accept/{teamId}/{responseBoolean}' },
  changePassword: { method: 'POST', path: '/profile/change-password', hasBody: true },
  changeEmail: { method: 'POST', path: '/profile/change-email', hasBody: true },
  sessions: { method: 'GET', path: '/profile/sessions' },
  endSession: { method: 'DELETE', path: '/profile/sessions/{id}' },
  endOtherSessions: { method: 'DELETE', path: '/profile/sessions' },
  agreements: { method: 'GET', path: '/profile/agreements' },
  myData: { method: 'GET', path: '/profile/my-data' },
  deleteAccount: { method: 'POST', path: '/profile/delete-account', hasBody: true },
};
