import { familyRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who has children needs it. */
export const familyApi = browserClient(familyRoutes);
