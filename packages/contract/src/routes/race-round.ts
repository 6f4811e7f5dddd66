// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const raceRoundRoutes: RoutesOf<typeof contract.raceRound> = {
  set: { method: 'PUT', path: '/races/{competitionId}/{raceId}/rounds', hasBody: true },
  makeHeats: { method: 'POST', path: '/races/{competitionId}/{raceId}/heats', hasBody: true },
  place: { method: 'PUT', path: '/races/{competitionId}/{raceId}/heats', hasBody: true },
  state: { method: 'GET', path: '/races/{competitionId}/{raceId}/round' },
  decideTie: { method: 'PUT', path: '/races/{competitionId}/{raceId}/round/tie', hasBody: true },
  fillNext: { method: 'POST', path: '/races/{competitionId}/{raceId}/round/next', hasBody: true },
  ranking: { method: 'GET', path: '/races/{competitionId}/{raceId}/ranking' },
};
