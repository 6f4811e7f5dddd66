import { webhookRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who runs an organisation needs it, and rarely. */
export const webhookApi = browserClient(webhookRoutes);
