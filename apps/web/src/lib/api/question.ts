import { questionRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: few competitions ask their own questions. */
export const questionApi = browserClient(questionRoutes);
