import { z } from 'zod';
import { Id, Instant, optionalText } from './fields.ts';
import { MatchRow } from './match-list.ts';
import { ClosedDate, NewClosedDate, Venue, VenueChange } from './venue.ts';

const fieldIds = z.array(Id).max(40).default([]);

/** A closure: days of a venue, some fields, a team or everyone; a changed venue; or a deleted one. */
export const Closing = z
  .object({
    /** Without fields, the whole venue. */
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

/** A free field and time for a match. */
const FreePlace = z
  .object({
    kickOff: Instant,
    field: named,
    venue: named,
    /** How much later than it was; negative: earlier. */
    minutesLater: z.number(),
    /** From the old venue, if both are on the map. */
    km: z.number().nullable(),
    /** Referees of the match who have another match then. */
    busyReferees: z.array(z.string()),
  })
  .meta({ id: 'freePlace' });

/** The affected matches, each with the free places, nearest first. */
export const ClosingPreview = z
  .object({
    /** Sent back when saving: refused if anything has changed since. */
    stamp: z.string(),
    /** The total; not all may be listed. */
    total: z.number(),
    matches: z.array(
      z.object({
        match: MatchRow,
        /** Its field is removed: it can keep its time, but not its field. */
        losesField: z.boolean(),
        refereeNames: z.array(z.string()),
        places: z.array(FreePlace),
      }),
    ),
  })
  .meta({ id: 'closingPreview' });

/** More matches than any closure moves. */
export const maxClosingMatches = 600;

/** Where a match goes. Without a kick-off it is postponed; without a field it keeps only its time. */
const ClosingMove = z.object({
  matchId: Id,
  kickOff: Instant.nullable(),
  fieldId: Id.nullable(),
});

export const ClosingToSave = z
  .object({
    closing: Closing,
    stamp: z.string().max(100),
    /** For the people whose match is postponed; by default the reason of the closed days. */
    reason: optionalText(500),
    /** Matches not listed stay where they are. */
    moves: z
      .array(ClosingMove)
      .max(maxClosingMatches)
      .refine((moves) => new Set(moves.map(({ matchId }) => matchId)).size === moves.length, 'MATCH_TWICE'),
  })
  .meta({ id: 'closingToSave' });

/** Undoes a closure: removes the closed days and moves matches back, unless they have changed since. */
export const ClosingUndo = z
  .object({
    closedDateIds: z.array(Id).min(1).max(41),
    matches: z
      .array(
        z.object({
          matchId: Id,
          /** The version of the match after the closure. */
          version: z.number().int(),
          kickOff: Instant,
          fieldId: Id.nullable(),
        }),
      )
      .max(maxClosingMatches)
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
    /** These stay despite the closure. */
    left: z.array(Id),
    /** Undoes the closure if sent back soon; null if a venue was changed or deleted. */
    undo: ClosingUndo.nullable(),
  })
  .meta({ id: 'savedClosing' });
