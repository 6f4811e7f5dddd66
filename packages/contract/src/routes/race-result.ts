// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const raceResultRoutes: RoutesOf<typeof contract.raceResult> = {
  save: { method: 'PUT', path: '/races/{competitionId}/{raceId}/results', hasBody: true },
  saveCards: { method: 'PUT', path: '/races/{competitionId}/{raceId}/cards', hasBody: true },
  import: { method: 'POST', path: '/races/{competitionId}/{raceId}/results', hasBody: true },
  line: { method: 'GET', path: '/races/{competitionId}/{raceId}/line' },
  markLine: { method: 'PUT', path: '/races/{competitionId}/{raceId}/line', hasBody: true },
};
