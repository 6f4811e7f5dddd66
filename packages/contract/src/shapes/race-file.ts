import { raceStatuses } from '@traip/engine/race-day';
import { hasNoMark } from '@traip/engine/ranking';
import { z } from 'zod';
import { raceFields, raceLimits, racePublications } from './race.ts';
import { raceEntryFields } from './race-entry.ts';

const fileMark = z.number().int().min(0).max(1_000_000_000);

const FileResult = z
  .strictObject({
    mark: fileMark.nullable(),
    status: z.enum(raceStatuses).nullable(),
    order: z.number().int().min(1).max(999_999).nullable(),
    splits: z.array(fileMark).max(raceLimits.splits),
  })
  .refine(({ mark, status }) => (status === null ? mark !== null : mark === null || !hasNoMark(status)));

/** A race in the file of a competition: bibs, clubs and results, without names. */
export const FileRace = z.strictObject({
  ...raceFields,
  publication: z.enum(racePublications),
  entries: z
    .array(z.strictObject({ ...raceEntryFields, result: FileResult.nullable() }))
    .max(raceLimits.entries),
});
