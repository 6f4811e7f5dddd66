import { ownEntryRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only one screen needs it. */
export const ownEntryApi = browserClient(ownEntryRoutes);
