import { partnerRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: few screens need it. */
export const partnerApi = browserClient(partnerRoutes);
