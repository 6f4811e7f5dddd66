import { careerRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** Apart from the others: few screens need it. */
export const careerApi = browserClient(careerRoutes);
