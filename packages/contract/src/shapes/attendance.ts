import { z } from 'zod';
import { teamRoles } from '../permissions/index.ts';
import { Id } from './fields.ts';
import { PlayerInBrief } from './player.ts';

const attendanceAnswers = ['GOING', 'NOT_GOING'] as const;
export type AttendanceAnswer = (typeof attendanceAnswers)[number];

/** Null takes an answer back. */
export const AttendanceToSet = z
  .object({ personId: Id, answer: z.enum(attendanceAnswers).nullable() })
  .meta({ id: 'attendanceDto' });

/** What somebody said; it no longer counts once the match was moved to another day. */
export const givenAnswer = {
  answer: z.enum(attendanceAnswers).nullable(),
  isForOldDate: z.boolean(),
};

export const AttendanceCounts = z.object({ going: z.number(), notGoing: z.number(), pending: z.number() });

/** Who of a team comes to a match, by name. */
export const Attendance = z
  .object({
    matchId: Id,
    teamId: Id,
    /** Until the match begins. */
    isOpen: z.boolean(),
    counts: AttendanceCounts,
    people: z.array(
      z.object({
        person: PlayerInBrief,
        role: z.enum(teamRoles),
        ...givenAnswer,
        /** Whether the caller may answer for them. */
        mayAnswer: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'attendance' });
