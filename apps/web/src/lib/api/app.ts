import { appRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: few people connect apps. */
export const appApi = browserClient(appRoutes);
