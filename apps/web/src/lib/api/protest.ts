import { protestRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only organisers need it. */
export const protestApi = browserClient(protestRoutes);
