// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const ownEntryRoutes: RoutesOf<typeof contract.ownEntry> = {
  list: { method: 'GET', path: '/own-entries/{competitionId}' },
  enter: { method: 'POST', path: '/own-entries/{competitionId}', hasBody: true },
  withdraw: { method: 'DELETE', path: '/own-entries/{competitionId}/{teamId}' },
};
