import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { getAttendance } from './get-attendance.ts';
import { setAttendance } from './set-attendance.ts';

export const attendanceHandlers: Handlers<typeof contract>['attendance'] = {
  get: getAttendance,
  set: setAttendance,
};
