import { weighInRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who weighs people needs it. */
export const weighInApi = browserClient(weighInRoutes);
