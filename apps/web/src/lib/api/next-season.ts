import { nextSeasonRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who starts a season needs it. */
export const nextSeasonApi = browserClient(nextSeasonRoutes);
