import { weighInRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only those who run a weigh-in need it. */
export const weighInApi = browserClient(weighInRoutes);
