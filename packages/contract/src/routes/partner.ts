// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const partnerRoutes: RoutesOf<typeof contract.partner> = {
  list: { method: 'GET', path: '/partner-searches/{competitionId}' },
  look: { method: 'POST', path: '/partner-searches/{competitionId}', hasBody: true },
  stop: { method: 'DELETE', path: '/partner-searches/{competitionId}/{id}' },
  ask: { method: 'POST', path: '/partner-searches/{competitionId}/requests', hasBody: true },
  takeBack: { method: 'DELETE', path: '/partner-searches/{competitionId}/requests/{fromId}/{toId}' },
  answer: { method: 'PUT', path: '/partner-searches/{competitionId}/requests', hasBody: true },
  join: { method: 'POST', path: '/partner-searches/{competitionId}/pairs', hasBody: true },
  change: { method: 'PUT', path: '/club/traip-competition-team/partner', hasBody: true },
  history: { method: 'GET', path: '/club/traip-competition-team/partner/{competitionId}/{teamId}' },
};
