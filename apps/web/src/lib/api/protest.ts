import { protestRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only organisers need it. */
export const protestApi = browserClient(protestRoutes);
