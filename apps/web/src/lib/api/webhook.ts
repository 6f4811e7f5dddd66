import { webhookRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only those who run an organisation need it, and rarely. */
export const webhookApi = browserClient(webhookRoutes);
