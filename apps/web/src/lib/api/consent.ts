import { consentRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only those who run a team with minors need it. */
export const consentApi = browserClient(consentRoutes);
