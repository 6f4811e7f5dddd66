import { waits } from '@traip/engine/queue';
import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { MatchRow } from './match-list.ts';

const named = z.object({ id: Id, name: z.string() });

/** The settings of a competition whose matches are called to the next free court. */
const queueSettings = {
  /** The courts, in order. */
  fieldIds: z
    .array(Id)
    .min(1, 'FIELD_REQUIRED')
    .max(40)
    .refine((ids) => new Set(ids).size === ids.length, 'FIELD_NAME_TWICE'),
  /** Minutes that a match takes, for estimates. */
  every: z.number().int().min(5).max(600),
  /** Minutes that a team rests between two matches. */
  rest: z.number().int().min(0).max(720).default(0),
};

export const CourtQueueSettings = z.object(queueSettings).meta({ id: 'courtQueueSettings' });

export const CourtQueueChange = z
  .object({
    /** Null: its matches have times again. */
    settings: CourtQueueSettings.nullable(),
  })
  .meta({ id: 'courtQueueChange' });

const Court = z.object({
  field: named,
  venue: named,
  /** The match on it. */
  match: MatchRow.nullable(),
  /** That match cannot end level. */
  isKnockout: z.boolean(),
  /** A match of another competition is on it. */
  isTaken: z.boolean(),
  /** The match expected next. */
  nextMatchId: Id.nullable(),
});

const QueuedMatch = z.object({
  match: MatchRow,
  /** What it waits for; READY: a court. */
  wait: z.enum(waits),
  /** Its position in the queue, from 1; null while it is skipped or its teams are not known. */
  place: z.number().nullable(),
  /** Where and when it is expected. */
  fieldId: Id.nullable(),
  expectedAt: Instant.nullable(),
});

/** Courts with their matches, and the waiting matches in their expected order. */
export const CourtQueue = z
  .object({
    settings: CourtQueueSettings.nullable(),
    courts: z.array(Court),
    queue: z.array(QueuedMatch),
    /** When everything is expected to be over. */
    endsAt: Instant.nullable(),
    /** The match for the next free court. */
    nextMatchId: Id.nullable(),
  })
  .meta({ id: 'courtQueue' });

export const CourtCall = z.object({ matchId: Id, fieldId: Id }).meta({ id: 'courtCall' });

export const QueuedMatchRef = z.object({ matchId: Id }).meta({ id: 'queuedMatchRef' });

export const CourtSkip = z
  .object({
    matchId: Id,
    /** False: the teams are here, and the match is back in its position. */
    isSkipped: z.boolean(),
  })
  .meta({ id: 'courtSkip' });
