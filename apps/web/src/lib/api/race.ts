import {
  raceEntryRoutes,
  raceRankingRoutes,
  raceRecordRoutes,
  raceResultRoutes,
  raceRoundRoutes,
  raceRoutes,
} from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: few screens need it. */
export const raceApi = browserClient(raceRoutes);
export const raceEntryApi = browserClient(raceEntryRoutes);
export const raceRecordApi = browserClient(raceRecordRoutes);
export const raceRankingApi = browserClient(raceRankingRoutes);
export const raceRoundApi = browserClient(raceRoundRoutes);
export const raceResultApi = browserClient(raceResultRoutes);
