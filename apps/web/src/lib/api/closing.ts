import { closingRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only venue managers need it. */
export const closingApi = browserClient(closingRoutes);
