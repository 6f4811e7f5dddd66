import { squadRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who runs a team needs it. */
export const squadApi = browserClient(squadRoutes);
