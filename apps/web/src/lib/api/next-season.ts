import { nextSeasonRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only those who start a season need it. */
export const nextSeasonApi = browserClient(nextSeasonRoutes);
