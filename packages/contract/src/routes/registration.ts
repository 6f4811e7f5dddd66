// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const registrationRoutes: RoutesOf<typeof contract.registration> = {
  rules: { method: 'GET', path: '/traips-competition/registration/{competitionId}' },
  saveRules: { method: 'PUT', path: '/traips-competition/registration/{competitionId}', hasBody: true },
  ofTeam: { method: 'GET', path: '/teams/{teamId}/registrations' },
  squad: { method: 'GET', path: '/traips-competition/registration/{competitionId}/teams/{teamId}' },
  enter: {
    method: 'PUT',
    path: '/traips-competition/registration/{competitionId}/teams/{teamId}',
    hasBody: true,
  },
  submit: {
    method: 'POST',
    path: '/traips-competition/registration/{competitionId}/teams/{teamId}/submit',
    hasBody: true,
  },
  list: { method: 'GET', path: '/traips-competition/registration/{competitionId}/licences' },
  decide: { method: 'PUT', path: '/traips-competition/registration/{competitionId}/licences', hasBody: true },
};
