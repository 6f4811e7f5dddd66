import { z } from 'zod';
import { Id, Instant, optionalText } from './fields.ts';
import { MatchRow } from './match-list.ts';
import { ClosedDate, NewClosedDate, Venue, VenueChange } from './venue.ts';

const fieldIds = z.array(Id).max(40).default([]);

/** What closes: days of a venue, of some of its fields, of a team or of everybody; hours and fields; or a whole venue. */
export const Closing = z
  .object({
    /** Without fields the whole venue. */
    days: NewClosedDate.safeExtend({ fieldIds }).optional(),
    change: VenueChange.extend({ id: Id }).optional(),
    /** The venue that is deleted. */
    deleteId: Id.optional(),
  })
  .refine(({ days, change, deleteId }) => [days, change, deleteId].filter(Boolean).length === 1, {
    path: ['days'],
    error: 'REQUIRED',
  })
  .meta({ id: 'closing' });

const named = z.object({ id: Id, name: z.string() });

/** A free place and hour for a match. */
const FreePlace = z
  .object({
    kickOff: Instant,
    field: named,
    venue: named,
    /** How much later than it was; negative: earlier. */
    minutesLater: z.number(),
    /** From the old venue, where both are on the map. */
    km: z.number().nullable(),
    /** Referees of the match who have another one then. */
    busyReferees: z.array(z.string()),
  })
  .meta({ id: 'freePlace' });

/** The matches that stand in the way, each with the places that are free, nearest first. */
export const ClosingPreview = z
  .object({
    /** Goes along when it is saved: if anything has changed since, it is refused. */
    stamp: z.string(),
    /** There may be more than are listed. */
    total: z.number(),
    matches: z.array(
      z.object({
        match: MatchRow,
        /** Its field is removed: it can keep its hour, but not its place. */
        losesField: z.boolean(),
        refereeNames: z.array(z.string()),
        places: z.array(FreePlace),
      }),
    ),
  })
  .meta({ id: 'closingPreview' });

/** More matches than anybody closes a venue over. */
export const mostClosingMatches = 600;

/** Where a match goes. Without a kick-off it is postponed; without a field it keeps only its hour. */
const ClosingMove = z.object({
  matchId: Id,
  kickOff: Instant.nullable(),
  fieldId: Id.nullable(),
});

export const ClosingToSave = z
  .object({
    closing: Closing,
    stamp: z.string().max(100),
    /** Told to those whose match is postponed; that of the closed days unless there is another. */
    reason: optionalText(500),
    /** What is not named stays where it is. */
    moves: z
      .array(ClosingMove)
      .max(mostClosingMatches)
      .refine((moves) => new Set(moves.map(({ matchId }) => matchId)).size === moves.length, 'MATCH_TWICE'),
  })
  .meta({ id: 'closingToSave' });

/** What takes closed days back: they go, and each match goes where it was, unless it has changed since. */
export const ClosingUndo = z
  .object({
    closedDateIds: z.array(Id).min(1).max(41),
    matches: z
      .array(
        z.object({
          matchId: Id,
          /** As the closing left it. */
          version: z.number().int(),
          kickOff: Instant,
          fieldId: Id.nullable(),
        }),
      )
      .max(mostClosingMatches)
      .refine(
        (matches) => new Set(matches.map(({ matchId }) => matchId)).size === matches.length,
        'MATCH_TWICE',
      ),
  })
  .meta({ id: 'closingUndo' });

export const UndoneClosing = z
  .object({
    /** Where they were before. */
    movedBack: z.array(Id),
  })
  .meta({ id: 'undoneClosing' });

export const SavedClosing = z
  .object({
    closedDates: z.array(ClosedDate),
    venue: Venue.nullable(),
    moved: z.array(Id),
    postponed: z.array(Id),
    /** They stay although it is closed. */
    left: z.array(Id),
    /** Takes it back if it is sent soon; null where a venue has changed or gone. */
    undo: ClosingUndo.nullable(),
  })
  .meta({ id: 'savedClosing' });
