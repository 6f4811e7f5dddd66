import { z } from 'zod';

/** The parts of a knockout that are drawn separately. */
export const bracketParts = [
  'MAIN',
  'UPPER',
  'LOWER',
  'GRAND_FINAL',
  'PLACEMENT',
  'REPECHAGE',
  'BRONZE',
] as const;

/** The place of a match in its knockout. */
export const RoundOfBracket = z
  .object({
    part: z.enum(bracketParts),
    step: z.number(),
    /** How many ties this step of the bracket has: 1 in a final, 2 in semi-finals. */
    size: z.number(),
    /** The best place it is played for: 1 in the main bracket, 3 in the third-place match and a repechage. */
    firstPlace: z.number(),
  })
  .meta({ id: 'roundOfBracket' });
