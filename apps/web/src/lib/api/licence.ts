import { licenceRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only people with a licence need it. */
export const licenceApi = browserClient(licenceRoutes);
