// Written by `npm run routes`: change the calls instead.
import type { contract } from '../contract.ts';
import type { RoutesOf } from '../route.ts';

export const raceRecordRoutes: RoutesOf<typeof contract.raceRecord> = {
  list: { method: 'GET', path: '/race-records/{code}' },
  ofRace: { method: 'GET', path: '/race-records/{code}/races/{raceId}' },
  earlier: { method: 'GET', path: '/earlier-marks/{traipId}' },
  addEarlier: { method: 'POST', path: '/earlier-marks/{traipId}', hasBody: true },
  deleteEarlier: { method: 'DELETE', path: '/earlier-marks/{traipId}/{markId}' },
};
