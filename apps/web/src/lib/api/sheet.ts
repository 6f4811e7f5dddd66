import { sheetRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: few pages download or print. */
export const sheetApi = browserClient(sheetRoutes);
