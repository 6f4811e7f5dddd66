import { registrationRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only clubs and organisers need it. */
export const registrationApi = browserClient(registrationRoutes);
