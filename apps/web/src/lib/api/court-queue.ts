import { courtQueueRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only those who call matches to a court need it. */
export const courtQueueApi = browserClient(courtQueueRoutes);
