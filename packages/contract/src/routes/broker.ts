// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const brokerRoutes: RoutesOf<typeof contract.broker> = {
  algorithms: { method: 'GET', path: '/broker-config/algorithms' },
  get: { method: 'GET', path: '/broker-config/{phaseId}/{competitionId}' },
  fixtures: { method: 'GET', path: '/broker-config/{phaseId}/{competitionId}/fixtures' },
  upsert: { method: 'PUT', path: '/broker-config/upsert', hasBody: true },
  process: { method: 'POST', path: '/broker-config/process', hasBody: true },
  delete: { method: 'DELETE', path: '/broker-config/{phaseId}/{competitionId}' },
};
