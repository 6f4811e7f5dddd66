import { personDocumentRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who answers for papers needs it. */
export const personDocumentApi = browserClient(personDocumentRoutes);
