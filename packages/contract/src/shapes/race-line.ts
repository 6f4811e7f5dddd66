import { sportKeys } from '@traip/engine';
import { lineKinds, outStatuses, raceStatuses } from '@traip/engine/race-day';
import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { Race } from './race.ts';
import { Bib } from './race-entry.ts';

export const lineLimits = {
  /** Taps that are sent at once. */
  sent: 500,
  /** Taps that a race keeps. */
  marks: 20_000,
  /** Of a longer start list a phone is told no names: it could not keep them. */
  runners: 3000,
} as const;

/** A tap of whoever times a race by hand. The phone gives it its ID, so that it can be sent twice. */
const lineMarkFields = {
  id: Id,
  kind: z.enum(lineKinds),
  at: Instant,
  /** Of a start: whose; null: everybody's. */
  heat: z.number().int().min(1).max(999).nullable(),
  /** Of an arrival: null until somebody has read it. */
  bib: Bib.nullable(),
  status: z.enum(outStatuses).nullable(),
  isUndone: z.boolean(),
  /** When it was last touched: of two phones the later counts. */
  changedAt: Instant,
};

const LineMark = z.object(lineMarkFields).meta({ id: 'lineMark' });

type MarkParts = Pick<z.output<typeof LineMark>, 'kind' | 'heat' | 'bib' | 'status'>;

/** A start has no runner, an arrival no status, and whoever is out has both. */
function isWhole({ kind, heat, bib, status }: MarkParts): boolean {
  if (kind === 'START') return bib === null && status === null;
  return heat === null && (kind === 'ARRIVAL' ? status === null : bib !== null && status !== null);
}

const NewLineMark = z.object(lineMarkFields).refine(isWhole, 'LINE_MARK_INVALID').meta({ id: 'lineMarkDto' });

const revision = z.number().int().min(0);

export const NewLineMarks = z
  .object({
    marks: z.array(NewLineMark).min(1, 'REQUIRED').max(lineLimits.sent),
    /** What the phone knows already. */
    since: revision.default(0),
  })
  .meta({ id: 'lineMarksDto' });

export const LineQuery = z.object({ since: z.coerce.number().int().min(0).default(0) });

const LineRunner = z
  .object({
    bib: z.string(),
    /** Null: the list came without names, or is too long for them. */
    name: z.string().nullable(),
    heat: z.number().nullable(),
    /** What is stored as the result. */
    mark: z.number().nullable(),
    status: z.enum(raceStatuses).nullable(),
    order: z.number().nullable(),
    /** Of the result; 0: there is none. */
    version: z.number(),
  })
  .meta({ id: 'lineRunner' });

export const RaceLine = z
  .object({
    /** By the clock of the server: phones set theirs by it. */
    readAt: Instant,
    /** Grows with each change. */
    revision: z.number(),
    /** Those that have changed since the revision that was named. */
    marks: z.array(LineMark),
    race: Race,
    /** With the distance it tells which times can be true. */
    sportKey: z.enum(sportKeys),
    /** The start list by bib; only told from the beginning, and empty where it is too long. */
    runners: z.array(LineRunner),
    /** Whether everybody who starts is among them. */
    isWhole: z.boolean(),
  })
  .meta({ id: 'raceLine' });
