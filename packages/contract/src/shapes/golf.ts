import { handicapLimits } from '@traip/engine/race-day';
import { z } from 'zod';

export const golfEntryFields = {
  /** The handicap index in tenths of a stroke; a plus player has less than nothing. */
  handicapTenths: z
    .number()
    .int()
    .min(handicapLimits.min, 'HANDICAP_INVALID')
    .max(handicapLimits.max, 'HANDICAP_INVALID')
    .nullable(),
  /** As 09:10. */
  teeTime: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'TEE_TIME_INVALID')
    .nullable(),
  startingHole: z.number().int().min(1).max(18).nullable(),
};

/** A round: strokes by hole (null: not played, 0: no score), or only its sum. */
export const GolfRound = z
  .object({ holes: z.array(z.number().nullable()), total: z.number().nullable() })
  .meta({ id: 'golfRound' });

/** The totals of a card. Unknown values are null, such as the strokes of a round with only points. */
const figures = {
  gross: z.number().nullable(),
  net: z.number().nullable(),
  points: z.number().nullable(),
  toPar: z.number().nullable(),
};

/** A line of the leaderboard. */
export const GolfLine = z
  .object({
    ...figures,
    /** Strokes received in each round. */
    playing: z.number(),
    /** The round that was played last, from 1; 0 before the first. */
    round: z.number(),
    rounds: z.array(z.object({ ...figures, score: z.number(), thru: z.number(), isComplete: z.boolean() })),
    card: z.array(GolfRound),
    /** Whether the place is shared in the requested group. */
    isTied: z.boolean(),
  })
  .meta({ id: 'golfLine' });
