import { attendanceRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** By itself: only pages of people with a team need it. */
export const attendanceApi = browserClient(attendanceRoutes);
