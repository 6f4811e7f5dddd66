import { licenceRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who has a licence needs it. */
export const licenceApi = browserClient(licenceRoutes);
