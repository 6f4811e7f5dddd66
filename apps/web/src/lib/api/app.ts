import { appRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: few people connect apps. */
export const appApi = browserClient(appRoutes);
