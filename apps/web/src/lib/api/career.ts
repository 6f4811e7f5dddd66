import { careerRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: few screens need it. */
export const careerApi = browserClient(careerRoutes);
