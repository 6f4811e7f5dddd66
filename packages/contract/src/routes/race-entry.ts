// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const raceEntryRoutes: RoutesOf<typeof contract.raceEntry> = {
  list: { method: 'GET', path: '/races/{competitionId}/{raceId}/entries' },
  paste: { method: 'POST', path: '/races/{competitionId}/{raceId}/entries', hasBody: true },
  update: { method: 'PUT', path: '/races/{competitionId}/{raceId}/entries/{entryId}', hasBody: true },
  remove: { method: 'DELETE', path: '/races/{competitionId}/{raceId}/entries/{entryId}' },
};
