import { roundRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who runs a competition needs it. */
export const roundApi = browserClient(roundRoutes);
