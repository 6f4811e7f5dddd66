import { courtQueueRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who calls matches to a court needs it. */
export const courtQueueApi = browserClient(courtQueueRoutes);
