import { lookRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who changes a look needs it. */
export const lookApi = browserClient(lookRoutes);
