import { raceRounds } from '@traip/engine/race-day';
import { z } from 'zod';
import { Id } from './fields.ts';

const howMany = z.number().int().min(0).max(100);

export const Advance = z.object({
  byPlace: howMany.default(0),
  byTime: howMany.default(0),
  toB: howMany.default(0),
});

/** Fewer would not allow heats of three. */
export const Lanes = z.number().int().min(4).max(20);

/** The fields that make a race a round. */
export const roundFields = {
  /** The first round; null for that round itself, and for a race without rounds. */
  eventId: Id.nullable(),
  round: z.enum(raceRounds).nullable(),
  advance: z.object({ byPlace: z.number(), byTime: z.number(), toB: z.number() }).nullable(),
  lanes: z.number().nullable(),
};
