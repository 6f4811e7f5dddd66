import { resultReportRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only team leaders and organisers need it. */
export const resultReportApi = browserClient(resultReportRoutes);
