import { z } from 'zod';
import { raceLimits } from './race.ts';
import { rankingFields } from './race-ranking.ts';

/** A ranking in a competition file; its table follows from the races. */
export const FileRaceRanking = z.strictObject({
  ...rankingFields,
  /** Which races of the file, counted from 1; null: all. */
  races: z.array(z.number().int().min(1).max(raceLimits.races)).max(raceLimits.races).nullable(),
});
