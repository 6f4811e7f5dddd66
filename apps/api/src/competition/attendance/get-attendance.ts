import { type attendanceCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { attendanceReply } from './attendance-reply.ts';
import { findAttendable } from './queries.ts';

export const getAttendance: Handler<typeof attendanceCalls.get> = async ({ db, scope }, { params }) => {
  const match = await findAttendable(db, scope.userId, params);
  return match ? attendanceReply(db, match, scope) : refuse('NOT_FOUND');
};
