import { accessTokenRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: few people write programs. */
export const accessTokenApi = browserClient(accessTokenRoutes);
