import { maxStrokes, raceRounds, raceStatuses } from '@traip/engine/race-day';
import { hasNoMark } from '@traip/engine/ranking';
import { z } from 'zod';
import { golfEntryFields } from './golf.ts';
import { golfLimits } from './golf-settings.ts';
import { raceFields, raceLimits, racePublications } from './race.ts';
import { raceEntryFields, raceTeam } from './race-entry.ts';
import { Advance, Lanes } from './race-round-fields.ts';

const fileMark = z.number().int().min(0).max(1_000_000_000);
const fileStrokes = z.number().int().min(0).max(maxStrokes);

const FileRound = z
  .strictObject({
    holes: z.array(fileStrokes.nullable()).max(18),
    total: z
      .number()
      .int()
      .min(0)
      .max(18 * maxStrokes)
      .nullable(),
  })
  .refine(({ holes, total }) => total === null || holes.every((strokes) => strokes === null));

/** Missing in files older than stage races. */
const fileExtra = z.number().int().min(0).max(99_999).default(0);

const FileResult = z
  .strictObject({
    /** In golf it follows from the card. */
    mark: z.number().int().min(-10_000).max(1_000_000_000).nullable(),
    status: z.enum(raceStatuses).nullable(),
    order: z.number().int().min(1).max(999_999).nullable(),
    tieOrder: z.number().int().min(1).max(999).nullable().default(null),
    /** Missing in files older than net times and wind. */
    netMark: fileMark.nullable().default(null),
    wind: z.number().int().min(-999).max(999).nullable().default(null),
    elapsed: fileMark.nullable().default(null),
    splits: z.array(fileMark.nullable()).max(raceLimits.splits),
    card: z.array(FileRound).max(golfLimits.rounds).default([]),
    bonus: fileExtra,
    penalty: fileExtra,
    sprintPoints: fileExtra,
    climbPoints: fileExtra,
  })
  .refine(({ mark, status, card }) => {
    if (card.length > 0) return true;
    return status === null ? mark !== null && mark >= 0 : mark === null || !hasNoMark(status);
  });

/** Missing in files older than golf and rounds. */
const laterFields = {
  handicapTenths: golfEntryFields.handicapTenths.default(null),
  teeTime: golfEntryFields.teeTime.default(null),
  startingHole: golfEntryFields.startingHole.default(null),
  seedMark: raceEntryFields.seedMark.default(null),
  team: raceTeam.default(null),
};

/** A race in a competition file: bibs, clubs and results, without names. */
export const FileRace = z
  .strictObject({
    ...raceFields,
    golf: raceFields.golf.default(null),
    isTimeTrial: raceFields.isTimeTrial.default(false),
    segments: raceFields.segments.default([]),
    splitPoints: raceFields.splitPoints.default([]),
    legs: raceFields.legs.default(null),
    recordEvent: raceFields.recordEvent.default(null),
    legEvent: raceFields.legEvent.default(null),
    recordsByBand: raceFields.recordsByBand.default(false),
    countsWind: raceFields.countsWind.default(false),
    overallBy: raceFields.overallBy.default('GUN'),
    groupsBy: raceFields.groupsBy.default('GUN'),
    publication: z.enum(racePublications),
    /** Which of the races before this one is its first round. */
    event: z.number().int().min(0).max(1000).nullable().default(null),
    round: z.enum(raceRounds).nullable().default(null),
    advance: Advance.nullable().default(null),
    lanes: Lanes.nullable().default(null),
    entries: z
      .array(
        z.strictObject({
          ...raceEntryFields,
          ...laterFields,
          /** The same number is the same person in all races of the file. */
          runner: z.number().int().min(1).max(10_000_000).nullable().default(null),
          result: FileResult.nullable(),
        }),
      )
      .max(raceLimits.entries),
  })
  .refine(fitsItsCards);

/** Only golf has cards of holes and rounds. */
function fitsItsCards({
  kind,
  golf,
  entries,
}: {
  kind: string;
  golf: Golf;
  entries: readonly Carded[];
}): boolean {
  if ((kind === 'GOLF') !== (golf !== null)) return false;
  return entries.every(({ result }) => {
    const card = result?.card ?? [];
    if (card.length === 0) return golf === null || result === null || result.status !== null;
    const isWhole = ({ holes }: Round) => holes.length === golf?.holes.length;
    return golf !== null && card.length <= golf.rounds && card.every(isWhole) && card.some(hasScore);
  });
}
type Golf = z.output<typeof raceFields.golf>;
type Round = z.output<typeof FileRound>;
interface Carded {
  readonly result: { readonly status: string | null; readonly card: readonly Round[] } | null;
}

function hasScore({ holes, total }: Round): boolean {
  return total !== null || holes.some((strokes) => strokes !== null);
}
