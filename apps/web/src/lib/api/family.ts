import { familyRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only people with children need it. */
export const familyApi = browserClient(familyRoutes);
