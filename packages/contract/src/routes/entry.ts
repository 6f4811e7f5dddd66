// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const entryRoutes: RoutesOf<typeof contract.entry> = {
  add: { method: 'POST', path: '/club/traip-competition-team/addTeamToCompetitionPhase', hasBody: true },
  addByName: { method: 'POST', path: '/club/traip-competition-team/competitors', hasBody: true },
  changeNames: { method: 'PUT', path: '/club/traip-competition-team/competitors', hasBody: true },
  remove: {
    method: 'POST',
    path: '/club/traip-competition-team/removeTeamFromCompetitionPhase',
    hasBody: true,
  },
  list: { method: 'GET', path: '/club/traip-competition-team/getCompetitionParticipation/{competitionId}' },
  seed: { method: 'PUT', path: '/club/traip-competition-team/seeds', hasBody: true },
  decide: { method: 'PUT', path: '/club/traip-competition-team/decide', hasBody: true },
};
