import { historyRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only the page of a Traip needs it. */
export const historyApi = browserClient(historyRoutes);
