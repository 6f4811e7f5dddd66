import { accessTokenRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: few people write programs. */
export const accessTokenApi = browserClient(accessTokenRoutes);
