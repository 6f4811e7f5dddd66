// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const exchangeRoutes: RoutesOf<typeof contract.exchange> = {
  exportTeams: { method: 'GET', path: '/club/traip-competition-team/export/{competitionId}' },
  importTeams: { method: 'POST', path: '/club/traip-competition-team/import', hasBody: true },
  exportResults: { method: 'GET', path: '/traips-competition/results/{competitionId}' },
  importResults: { method: 'POST', path: '/traips-competition/results', hasBody: true },
  exportCompetition: { method: 'GET', path: '/traips-competition/export/{competitionId}' },
  importCompetition: { method: 'POST', path: '/traips-competition/import/{orgCode}', hasBody: true },
  importElsewhere: { method: 'POST', path: '/traips-competition/import-elsewhere/{orgCode}', hasBody: true },
};
