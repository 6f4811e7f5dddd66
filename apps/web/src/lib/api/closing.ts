import { closingRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who manages venues needs it. */
export const closingApi = browserClient(closingRoutes);
