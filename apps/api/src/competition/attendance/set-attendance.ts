import { type attendanceCalls, refuse } from '@traip/contract';
import { isGuardianOf } from '../../people/team/people/queries.ts';
import { withTransaction } from '../../platform/db/with-transaction.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { attendanceReply, mayAnswerFor, takesAnswers } from './attendance-reply.ts';
import { deleteAnswer, findAttendable, lockMember, saveAnswer } from './queries.ts';

export const setAttendance: Handler<typeof attendanceCalls.set> = ({ db, now, scope }, { params, body }) =>
  withTransaction(db, async (trx) => {
    const { matchId, teamId } = params;
    const { personId, answer } = body;
    const isChild = await isGuardianOf(trx, scope.userId, personId);
    if (!mayAnswerFor(scope, { id: personId, isChild })) return refuse('FORBIDDEN');
    const match = await findAttendable(trx, scope.userId, params);
    if (!match) return refuse('NOT_FOUND');
    if (!takesAnswers(match)) return refuse('ATTENDANCE_CLOSED');
    if (!(await lockMember(trx, teamId, personId)))
      return refuse('PLAYER_NOT_IN_TEAM', { field: 'personId' });
    const { kickOff } = match;
    if (answer === null) await deleteAnswer(trx, matchId, personId);
    else await saveAnswer(trx, { matchId, personId, answer, kickOff, answeredAt: now() });
    return attendanceReply(trx, match, scope);
  });
