import { resultReportRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only who leads a team, or runs a competition, needs it. */
export const resultReportApi = browserClient(resultReportRoutes);
