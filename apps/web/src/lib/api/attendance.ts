import { attendanceRoutes } from '@traip/contract';
import { browserClient } from './browser.ts';

/** In its own module: only pages of people with a team need it. */
export const attendanceApi = browserClient(attendanceRoutes);
