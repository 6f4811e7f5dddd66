import { personMergeRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only those who run a team need it, and sometimes people with a merged account. */
export const personMergeApi = browserClient(personMergeRoutes);
