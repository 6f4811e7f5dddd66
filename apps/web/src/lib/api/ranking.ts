import { rankingRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: few screens need it. */
export const rankingApi = browserClient(rankingRoutes);
