import { advanceMarks, raceStatuses } from '@traip/engine/race-day';
import { z } from 'zod';
import { Id, isStorable, textOrNull, Version } from './fields.ts';
import { GolfRound, golfEntryFields } from './golf.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { PlayerInBrief, personGenders } from './player.ts';

export const Bib = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}-]{0,11}$/u, 'BIB_INVALID');

export const raceEntryFields = {
  bib: Bib,
  club: textOrNull(80),
  gender: z.enum(personGenders).nullable(),
  birthYear: z.number().int().min(1900).max(2200).nullable(),
  /** A wave or series; in golf, a group that plays together. */
  heat: z.number().int().min(1).max(999).nullable(),
  lane: z.number().int().min(0).max(99).nullable(),
  /** The seed mark, in the unit of the marks. */
  seedMark: z.number().int().min(1).max(1_000_000_000).nullable(),
  ...golfEntryFields,
};

/** For a relay: its name and members. */
const RelayName = z.string().trim().min(1, 'REQUIRED').max(80).refine(isStorable, 'TEXT_INVALID');
const RelayMember = z.string().trim().min(1, 'REQUIRED').max(200).refine(isStorable, 'TEXT_INVALID');
export const raceTeam = RelayName.nullable();

/** Omitted fields are kept; null clears a field. */
export const RaceEntryChange = z
  .object({
    ...z.object(raceEntryFields).partial().shape,
    team: RelayName.optional(),
    /** "Ana Gil" or "Ana Gil (2010)", in order. */
    members: z.array(RelayMember).max(12).optional(),
    version: Version,
  })
  .meta({ id: 'raceEntryChangeDto' });

export const raceResultFields = {
  /** Milliseconds, millimetres or points; in golf strokes over par, or points. Null without one. */
  mark: z.number().nullable(),
  /** Milliseconds from crossing the starting line. */
  netMark: z.number().nullable(),
  /** In tenths of metres a second, from behind. */
  wind: z.number().nullable(),
  /** The time of the laps, in milliseconds; null in other races. */
  elapsed: z.number().nullable(),
  status: z.enum(raceStatuses).nullable(),
  order: z.number().nullable(),
  /** Null for a missing one between others. */
  splits: z.array(z.number().nullable()),
  /** Bonus seconds in a stage, and seconds added by the jury. */
  bonus: z.number(),
  penalty: z.number(),
  sprintPoints: z.number(),
  climbPoints: z.number(),
};

/** An entry on a start list, for the race organisers. */
export const RaceEntry = z
  .object({
    id: Id,
    /** Null: the list came from a file without names, or the person was deleted. */
    person: PlayerInBrief.nullable(),
    ...raceEntryFields,
    bib: z.string(),
    club: z.string().nullable(),
    birthYear: z.number().nullable(),
    /** For a relay. */
    team: z.string().nullable(),
    members: z.array(PlayerInBrief),
    version: z.number(),
    result: z
      .object({
        ...raceResultFields,
        /** In golf, without a manual status: missed the cut, or no complete card. */
        verdict: z.enum(['CUT', 'NR']).nullable(),
        card: z.array(GolfRound),
        place: z.number().nullable(),
        /** In a completed round: whether they advance. */
        advance: z.enum(advanceMarks).nullable(),
        version: z.number(),
      })
      .nullable(),
  })
  .meta({ id: 'raceEntry' });

export const RaceEntryQuery = z.object({ search: Search.default(''), page: pageNumber, limit: pageSize(50) });
export const RaceEntryPage = pageOf(RaceEntry).meta({ id: 'raceEntryPage' });
