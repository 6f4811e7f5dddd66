import { sheetRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: few pages download or print. */
export const sheetApi = browserClient(sheetRoutes);
