import { followRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** Apart from the others: few screens need it. */
export const followApi = browserClient(followRoutes);
