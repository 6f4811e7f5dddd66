import { questionRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: few competitions ask questions of their own. */
export const questionApi = browserClient(questionRoutes);
