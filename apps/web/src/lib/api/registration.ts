import { registrationRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only clubs and organisers need it. */
export const registrationApi = browserClient(registrationRoutes);
