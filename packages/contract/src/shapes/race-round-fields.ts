import { raceRounds } from '@traip/engine/race-day';
import { z } from 'zod';
import { Id } from './fields.ts';

const howMany = z.number().int().min(0).max(100);

export const Advance = z.object({
  byPlace: howMany.default(0),
  byTime: howMany.default(0),
  toB: howMany.default(0),
});

/** With fewer, heats of three could not be made. */
export const Lanes = z.number().int().min(4).max(20);

/** What of a race makes it a round. */
export const roundFields = {
  /** The first round; null of that itself, and of a race without rounds. */
  eventId: Id.nullable(),
  round: z.enum(raceRounds).nullable(),
  advance: z.object({ byPlace: z.number(), byTime: z.number(), toB: z.number() }).nullable(),
  lanes: z.number().nullable(),
};
