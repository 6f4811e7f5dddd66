// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const competitionRoutes: RoutesOf<typeof contract.competition> = {
  create: { method: 'POST', path: '/traips-competition/create', hasBody: true },
  update: { method: 'PUT', path: '/traips-competition/update', hasBody: true },
  find: { method: 'POST', path: '/traips-competition/findByCriteria', hasBody: true },
  delete: { method: 'DELETE', path: '/traips-competition/{id}' },
  byId: { method: 'GET', path: '/traips-competition/byId/{id}' },
  fullById: { method: 'GET', path: '/traips-competition/full-byId/{id}' },
  full: { method: 'GET', path: '/traips-competition/full-competition/{id}', isForAnyone: true },
  announcement: { method: 'GET', path: '/traips-competition/announcement/{id}', isForAnyone: true },
  matches: { method: 'GET', path: '/traips-competition/matches/{id}', isForAnyone: true },
  mine: { method: 'GET', path: '/traips-competition/user-competitions/{limit}/{page}/{finished}' },
  ofTeam: {
    method: 'GET',
    path: '/traips-competition/user-competitions-team-id/{limit}/{page}/{finished}/{teamId}',
  },
  addPhase: { method: 'POST', path: '/traips-competition/phases', hasBody: true },
  changePhase: { method: 'PUT', path: '/traips-competition/phases', hasBody: true },
  deletePhase: { method: 'DELETE', path: '/traips-competition/phases/{phaseId}' },
};
