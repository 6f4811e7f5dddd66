import { z } from 'zod';
import { call } from '../call.ts';
import { mayWithTeam } from '../permissions/index.ts';
import { Attendance, AttendanceToSet } from '../shapes/attendance.ts';
import { Id } from '../shapes/fields.ts';

const ofTeam = z.object({ matchId: Id, teamId: Id });
const isOfTeam = mayWithTeam('team.attend', { team: 'params.teamId' });

/** Who in a team is coming to a match. Only its own people see it, never the opponent. */
export const attendanceCalls = {
  get: call({
    method: 'GET',
    path: '/match/attendance/{matchId}/{teamId}',
    summary: 'Get who in a team is coming to a match, for its own people',
    access: isOfTeam,
    params: ofTeam,
    reply: Attendance,
    errors: [],
  }),
  set: call({
    method: 'PUT',
    path: '/match/attendance/{matchId}/{teamId}',
    summary: 'Say whether you, your child or anyone you lead is coming to a match, or withdraw the answer',
    access: isOfTeam,
    params: ofTeam,
    body: AttendanceToSet,
    reply: Attendance,
    errors: ['PLAYER_NOT_IN_TEAM', 'ATTENDANCE_CLOSED'],
  }),
};
