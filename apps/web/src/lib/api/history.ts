import { historyRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only the page of a Traip needs it. */
export const historyApi = browserClient(historyRoutes);
