import { consentRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who runs a team with minors needs it. */
export const consentApi = browserClient(consentRoutes);
