import { sportKeys } from '@traip/engine';
import { lineKinds, outStatuses, raceStatuses } from '@traip/engine/race-day';
import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { Race } from './race.ts';
import { Bib } from './race-entry.ts';

export const lineLimits = {
  /** The most taps sent at once. */
  sent: 500,
  /** The most taps stored for a race. */
  marks: 20_000,
  /** Phones get no names of a longer start list: they could not store them. */
  runners: 3000,
} as const;

/** A tap of a manual timekeeper. The phone creates its ID, so that it can be sent twice. */
const lineMarkFields = {
  id: Id,
  kind: z.enum(lineKinds),
  at: Instant,
  /** For a start: its heat; null: everyone's. */
  heat: z.number().int().min(1).max(999).nullable(),
  /** For an arrival: null until the bib has been read. */
  bib: Bib.nullable(),
  status: z.enum(outStatuses).nullable(),
  isUndone: z.boolean(),
  /** The time of its last change: between two phones the later counts. */
  changedAt: Instant,
};

const LineMark = z.object(lineMarkFields).meta({ id: 'lineMark' });

type MarkParts = Pick<z.output<typeof LineMark>, 'kind' | 'heat' | 'bib' | 'status'>;

/** A start has no runner, an arrival no status, and a runner who is out has both. */
function isWhole({ kind, heat, bib, status }: MarkParts): boolean {
  if (kind === 'START') return bib === null && status === null;
  return heat === null && (kind === 'ARRIVAL' ? status === null : bib !== null && status !== null);
}

const NewLineMark = z.object(lineMarkFields).refine(isWhole, 'LINE_MARK_INVALID').meta({ id: 'lineMarkDto' });

const revision = z.number().int().min(0);

export const NewLineMarks = z
  .object({
    marks: z.array(NewLineMark).min(1, 'REQUIRED').max(lineLimits.sent),
    /** The revision that the phone already has. */
    since: revision.default(0),
  })
  .meta({ id: 'lineMarksDto' });

export const LineQuery = z.object({ since: z.coerce.number().int().min(0).default(0) });

const LineRunner = z
  .object({
    bib: z.string(),
    /** Null: the list has no names, or is too long for them. */
    name: z.string().nullable(),
    heat: z.number().nullable(),
    /** The stored result. */
    mark: z.number().nullable(),
    status: z.enum(raceStatuses).nullable(),
    order: z.number().nullable(),
    /** The version of the result; 0: there is none. */
    version: z.number(),
  })
  .meta({ id: 'lineRunner' });

export const RaceLine = z
  .object({
    /** The server's clock, to which phones set theirs. */
    readAt: Instant,
    /** Grows with each change. */
    revision: z.number(),
    /** Changes since the given revision. */
    marks: z.array(LineMark),
    race: Race,
    /** With the distance it shows which times are plausible. */
    sportKey: z.enum(sportKeys),
    /** The start list by bib; only sent from revision 0, and empty if it is too long. */
    runners: z.array(LineRunner),
    /** Whether they include everyone who starts. */
    isWhole: z.boolean(),
  })
  .meta({ id: 'raceLine' });
