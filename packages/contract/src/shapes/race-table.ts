import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { optionalText } from './fields.ts';
import { raceLimits } from './race.ts';

/** The possible columns of a start list. */
const startColumns = [
  'bib',
  'name',
  'firstName',
  'surnames',
  'gender',
  'birth',
  'club',
  'heat',
  'lane',
  'seed',
  'team',
  'member',
  'handicap',
  'teeTime',
  'startingHole',
] as const;
export type StartColumn = (typeof startColumns)[number];

/** The possible columns of a timing file; several can be splits, in course order. */
const timingColumns = [
  'bib',
  'mark',
  'net',
  'wind',
  'elapsed',
  'status',
  'order',
  'split',
  'bonus',
  'penalty',
  'sprintPoints',
  'climbPoints',
] as const;
export type TimingColumn = (typeof timingColumns)[number];

const tableText = z.string().max(raceLimits.tableBytes, 'RACE_TABLE_TOO_LONG');
const mode = z.enum(['PREVIEW', 'COMMIT']).default('PREVIEW');

export const StartTable = z
  .object({
    text: tableText,
    /** The content of each column, if set by a person; null: not read. */
    columns: z.array(z.enum(startColumns).nullable()).max(raceLimits.columns).optional(),
    mode,
  })
  .meta({ id: 'startTableDto' });

export const TimingTable = z
  .object({
    text: tableText,
    columns: z.array(z.enum(timingColumns).nullable()).max(raceLimits.columns).optional(),
    mode,
    /** The reason for changing official results. */
    reason: optionalText(300),
    /** Change who advances, even if the next round has started. */
    force: z.boolean().default(false),
  })
  .meta({ id: 'timingTableDto' });

const words = z.object({ es: z.string(), en: z.string() });

/** A problem in a row; its line is that of the table, or its position in the request. */
export const RaceRowProblem = z
  .object({ line: z.number(), bib: z.string(), code: z.string(), value: z.string(), message: words })
  .meta({ id: 'raceRowProblem' });

const read = {
  total: z.number(),
  /** How many rows were saved; none in a preview. */
  saved: z.number(),
  problems: z.array(RaceRowProblem),
};

const columnOf = <T extends readonly [string, ...string[]]>(fieldNames: T) =>
  z.object({ index: z.number(), heading: z.string().nullable(), field: z.enum(fieldNames).nullable() });

export const StartTableOutcome = z
  .object({
    columns: z.array(columnOf(startColumns)),
    /** The first rows, as understood. */
    rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
    ...read,
  })
  .meta({ id: 'startTableOutcome' });

export const TimingTableOutcome = z
  .object({
    /** Whether the columns are those chosen earlier for a similar file. */
    isRemembered: z.boolean(),
    columns: z.array(columnOf(timingColumns)),
    rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
    /** Implausible marks. They are saved with the others, so check them first. */
    warnings: z.array(RaceRowProblem),
    ...read,
  })
  .meta({ id: 'timingTableOutcome' });

/** The problems of rows of results, typed or from a file. */
export const raceRowErrors = [
  'MARK_INVALID',
  'MARK_TOO_FINE',
  'MARK_AND_STATUS',
  'STATUS_UNKNOWN',
  'ORDER_INVALID',
  'SPLITS_NOT_RISING',
  'UNKNOWN_BIB',
  'BIB_TWICE',
  'NOT_STARTED',
  'ORDER_CONTRADICTS_MARK',
  'EXTRA_INVALID',
  'NET_ABOVE_GUN',
  'WIND_INVALID',
  'RACE_OFFICIAL',
  'DEPENDENT_STARTED',
  'REASON_REQUIRED',
] as const satisfies readonly ErrorCode[];

/** The problems of a row of a start list. */
export const startErrors = [
  'BIB_TWICE',
  'BIB_INVALID',
  'LANE_TWICE',
  'LANE_INVALID',
  'SEED_INVALID',
  'HEAT_INVALID',
  'RUNNER_WITHOUT_NAME',
  'RUNNER_TWICE',
  'GENDER_UNKNOWN',
  'BIRTH_INVALID',
  'CLUB_TOO_LONG',
  'RELAY_WITHOUT_NAME',
  'RELAY_TOO_MANY',
  'MEMBER_INVALID',
  'NUMBER_TWICE',
  'NUMBER_INVALID',
  'GROUP_INVALID',
  'HANDICAP_INVALID',
  'TEE_TIME_INVALID',
  'STARTING_HOLE_INVALID',
] as const satisfies readonly ErrorCode[];
