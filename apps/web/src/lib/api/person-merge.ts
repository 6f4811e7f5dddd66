import { personMergeRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: who runs a team needs it, and now and then somebody whose account was merged with an entry. */
export const personMergeApi = browserClient(personMergeRoutes);
