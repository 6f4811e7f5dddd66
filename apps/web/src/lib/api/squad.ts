import { squadRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only those who run a team need it. */
export const squadApi = browserClient(squadRoutes);
