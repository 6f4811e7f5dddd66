import { ownEntryRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: one screen needs it. */
export const ownEntryApi = browserClient(ownEntryRoutes);
