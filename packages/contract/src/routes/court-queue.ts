// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const courtQueueRoutes: RoutesOf<typeof contract.courtQueue> = {
  get: { method: 'GET', path: '/court-queue/{competitionId}' },
  set: { method: 'PUT', path: '/court-queue/{competitionId}', hasBody: true },
  call: { method: 'PUT', path: '/court-queue/{competitionId}/call', hasBody: true },
  takeBack: { method: 'PUT', path: '/court-queue/{competitionId}/take-back', hasBody: true },
  skip: { method: 'PUT', path: '/court-queue/{competitionId}/skip', hasBody: true },
};
