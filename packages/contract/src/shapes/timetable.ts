import { z } from 'zod';
import { Id, IsoDate } from './fields.ts';
import { name } from './name.ts';
import { ClockTime, Weekday } from './venue.ts';

const fieldNames = z
  .array(name(60, 'FIELD_NAME_REQUIRED'))
  .min(1, 'FIELD_REQUIRED')
  .max(40)
  .refine(
    (names) => new Set(names.map((own) => own.toLowerCase())).size === names.length,
    'FIELD_NAME_TWICE',
  );

/** The place: the first fields of a venue, or a new one. */
const Ground = z.union([
  z.object({ id: Id, fields: z.number().int().min(1).max(40).optional() }),
  z.object({ name: name(80, 'VENUE_NAME_REQUIRED'), fields: fieldNames }),
]);

/** A quick description of when and where everything is played. */
export const TimetablePreferences = z
  .object({
    firstDay: IsoDate,
    weekdays: z.array(Weekday).min(1, 'WEEKDAY_REQUIRED').max(7),
    /** The first and the last kick-off of a day, in Madrid. */
    firstKickOff: ClockTime,
    lastKickOff: ClockTime,
    /** Minutes from one kick-off to the next on the same field. */
    every: z.number().int().min(5).max(600),
    /** Minutes that a team rests between two matches of one day. */
    rest: z.number().int().min(0).max(720).default(0),
    /** PACKED: as many matches a day as fit. ROUNDS: one round at a time, as in a league. */
    pace: z.enum(['PACKED', 'ROUNDS']),
    /** HOURS: every match has a time. CALLED: none has; the next one goes to the next free court. */
    mode: z.enum(['HOURS', 'CALLED']).default('HOURS'),
    closedDates: z.array(IsoDate).max(100).default([]),
    venue: Ground,
  })
  .refine(({ firstKickOff, lastKickOff }) => firstKickOff <= lastKickOff, {
    path: ['lastKickOff'],
    error: 'ENDS_BEFORE_IT_STARTS',
  })
  .meta({ id: 'timetableWishes' });
