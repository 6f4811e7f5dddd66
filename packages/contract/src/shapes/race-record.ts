import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { Id } from './fields.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { PlayerInBrief, personGenders } from './player.ts';
import { raceLimits, raceResolutions } from './race.ts';
import { optionalEvent } from './race-event.ts';
import { RaceRowProblem } from './race-table.ts';

/** The best mark ever at the meetings of a Traip, of a club there, or of a person. */
const recordKinds = ['MEETING', 'CLUB', 'PERSONAL'] as const;

/** The kinds of marks with records; golf has none. */
export const recordedKinds = ['TIME', 'DISTANCE', 'POINTS', 'LAPS'] as const;

export const earlierMarkLimits = { marks: 5000 } as const;

const RecordHolder = z.object({
  mark: z.number(),
  /** Null: not known, or it does not count. */
  wind: z.number().nullable(),
  person: PlayerInBrief.nullable(),
  /** For a relay. */
  team: z.string().nullable(),
  /** Null for a mark from before Traip. */
  bib: z.string().nullable(),
  club: z.string().nullable(),
  /** A day, or only a year. */
  heldOn: z.string().nullable(),
  place: z.string().nullable(),
  competition: z.object({ id: Id, name: z.string() }).nullable(),
  raceId: Id.nullable(),
  /** True until the results are official. */
  isProvisional: z.boolean(),
});

const RaceRecord = z.object({
  gender: z.enum(personGenders).nullable(),
  band: z.string().nullable(),
  /** The club or person of the record; null for the meeting's. */
  club: z.string().nullable(),
  /** Several if they share it. */
  holders: z.array(RecordHolder),
  /** The previous holder. */
  previous: RecordHolder.nullable(),
});

const RecordEvent = z.object({
  event: z.string(),
  kind: z.enum(recordedKinds),
  resolution: z.literal(raceResolutions),
});

export const RaceRecordQuery = z.object({
  /** By default the first. */
  event: optionalEvent,
  of: z.enum(['MEETING', 'CLUB']).default('MEETING'),
  /** Part of the name of a club. */
  search: Search.default(''),
  page: pageNumber,
  limit: pageSize(50),
});

export const RaceRecords = z
  .object({
    traip: z.object({ code: z.string(), name: z.string() }),
    events: z.array(RecordEvent),
    /** The shown event; null if there is none. */
    event: RecordEvent.nullable(),
    ...pageOf(RaceRecord).shape,
  })
  .meta({ id: 'raceRecords' });

/** Which results on a page were records when they were set. */
export const RecordsOfRace = z
  .object({
    items: z.array(
      z.object({
        entryId: Id,
        records: z.array(
          z.object({
            kind: z.enum(recordKinds),
            /** Null: of all ages. */
            band: z.string().nullable(),
            /** Whether it equals the previous record; otherwise it is better. */
            isEqual: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'recordsOfRace' });

/** The possible columns of earlier marks. */
const earlierColumns = [
  'event',
  'mark',
  'name',
  'team',
  'gender',
  'birth',
  'club',
  'band',
  'heldOn',
  'place',
  'scope',
] as const;
export type EarlierColumn = (typeof earlierColumns)[number];

export const EarlierTable = z
  .object({
    text: z.string().max(raceLimits.tableBytes, 'RACE_TABLE_TOO_LONG'),
    /** The kind of the marks. */
    kind: z.enum(recordedKinds).default('TIME'),
    /** The event of rows without one. */
    event: optionalEvent,
    columns: z.array(z.enum(earlierColumns).nullable()).max(raceLimits.columns).optional(),
    mode: z.enum(['PREVIEW', 'COMMIT']).default('PREVIEW'),
  })
  .meta({ id: 'earlierTableDto' });

export const EarlierTableOutcome = z
  .object({
    columns: z.array(
      z.object({
        index: z.number(),
        heading: z.string().nullable(),
        field: z.enum(earlierColumns).nullable(),
      }),
    ),
    rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
    total: z.number(),
    saved: z.number(),
    problems: z.array(RaceRowProblem),
  })
  .meta({ id: 'earlierTableOutcome' });

const EarlierMark = z.object({
  id: Id,
  event: z.string(),
  kind: z.enum(recordedKinds),
  scope: z.enum(recordKinds),
  mark: z.number(),
  resolution: z.literal(raceResolutions),
  gender: z.enum(personGenders).nullable(),
  band: z.string().nullable(),
  person: PlayerInBrief.nullable(),
  birthYear: z.number().nullable(),
  team: z.string().nullable(),
  club: z.string().nullable(),
  heldOn: z.string().nullable(),
  place: z.string().nullable(),
});

export const EarlierMarks = z.object({ marks: z.array(EarlierMark) }).meta({ id: 'earlierMarks' });

/** The problems of a row of earlier marks. */
export const earlierErrors = [
  'MARK_INVALID',
  'GENDER_UNKNOWN',
  'BIRTH_INVALID',
  'RECORD_EVENT_INVALID',
  'RECORD_DAY_INVALID',
  'RECORD_SCOPE_UNKNOWN',
  'RECORD_WITHOUT_NAME',
  'RECORD_WITHOUT_CLUB',
  'RECORD_TEXT_TOO_LONG',
  'RECORD_TWICE',
] as const satisfies readonly ErrorCode[];
