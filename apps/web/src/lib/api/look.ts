import { lookRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only those who edit a look need it. */
export const lookApi = browserClient(lookRoutes);
