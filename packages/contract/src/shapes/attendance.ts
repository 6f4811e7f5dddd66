import { z } from 'zod';
import { teamRoles } from '../permissions/index.ts';
import { Id } from './fields.ts';
import { PlayerInBrief } from './player.ts';

const attendanceAnswers = ['GOING', 'NOT_GOING'] as const;
export type AttendanceAnswer = (typeof attendanceAnswers)[number];

/** Null withdraws an answer. */
export const AttendanceToSet = z
  .object({ personId: Id, answer: z.enum(attendanceAnswers).nullable() })
  .meta({ id: 'attendanceDto' });

/** A person's answer; it no longer counts once the match is moved to another day. */
export const givenAnswer = {
  answer: z.enum(attendanceAnswers).nullable(),
  isForOldDate: z.boolean(),
};

export const AttendanceCounts = z.object({ going: z.number(), notGoing: z.number(), pending: z.number() });

/** Who in a team is coming to a match, by name. */
export const Attendance = z
  .object({
    matchId: Id,
    teamId: Id,
    /** Until the match starts. */
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
