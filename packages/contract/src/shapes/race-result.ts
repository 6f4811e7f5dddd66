import { advanceMarks } from '@traip/engine/race-day';
import { z } from 'zod';
import { Id, isStorable, optionalText } from './fields.ts';
import { GolfLine } from './golf.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { PlayerInBrief, personGenders } from './player.ts';
import { Race, raceLimits } from './race.ts';
import { Bib, raceResultFields } from './race-entry.ts';
import { RaceRowProblem } from './race-table.ts';

const typedText = (max: number) => z.string().trim().max(max).refine(isStorable, 'TEXT_INVALID').default('');

const optionalTypedText = (max: number) =>
  z.string().trim().max(max).refine(isStorable, 'TEXT_INVALID').optional();

const seconds = z.number().int().min(0).max(99_999);
const stagePoints = z.number().int().min(0).max(99_999);

/** A result as typed; a row without mark and status removes it. */
const TypedRow = z.object({
  bib: Bib,
  /** "44:02", "1:02:14,5", "8m41". */
  mark: typedText(20),
  status: typedText(20),
  /** The order at the line, as judged. */
  order: z.number().int().min(1).max(999_999).nullish(),
  splits: z.array(typedText(20)).max(raceLimits.splits).optional(),
  /** The time from crossing the starting line, and the wind as "+1.8"; kept if omitted. */
  netMark: optionalTypedText(20),
  wind: optionalTypedText(10),
  /** The time of the laps; kept if omitted. */
  elapsed: optionalTypedText(20),
  /** Of a stage; kept if omitted. */
  bonus: seconds.optional(),
  penalty: seconds.optional(),
  sprintPoints: stagePoints.optional(),
  climbPoints: stagePoints.optional(),
  /** The version of the result that was seen; 0: there was none. Not checked if omitted. */
  version: z.number().int().min(0).optional(),
});

export const TypedResults = z
  .object({
    results: z.array(TypedRow).min(1, 'REQUIRED').max(raceLimits.typed),
    /** The reason for changing official results. */
    reason: optionalText(300),
    /** Change who advances, even if the next round has started. */
    force: z.boolean().default(false),
    /** Save nothing if a mark is implausible (OUT_OF_PLAUSIBLE), to ask first; else save with a warning. */
    onlyPlausible: z.boolean().default(false),
  })
  .meta({ id: 'raceResultsDto' });

export const ResultsSaved = z
  .object({
    saved: z.number(),
    race: Race,
    /** Saved but implausible marks. */
    warnings: z.array(RaceRowProblem),
  })
  .meta({ id: 'raceResultsSaved' });

export const RaceResultQuery = z.object({
  gender: z.enum(personGenders).optional(),
  band: z.string().trim().max(20).refine(isStorable, 'TEXT_INVALID').optional(),
  /** A bib or a name, as far as names are public. */
  search: Search.default(''),
  /** HEAT: heat by heat, including people without a result. */
  by: z.enum(['PLACE', 'HEAT']).default('PLACE'),
  page: pageNumber,
  limit: pageSize(50),
});

/** One line of the results. Places and gaps are those in the requested group, and overall. */
const RaceResultRow = z.object({
  entryId: Id,
  bib: z.string(),
  person: PlayerInBrief.nullable(),
  club: z.string().nullable(),
  /** For a relay. */
  team: z.string().nullable(),
  members: z.array(PlayerInBrief),
  gender: z.enum(personGenders).nullable(),
  band: z.string().nullable(),
  heat: z.number().nullable(),
  lane: z.number().nullable(),
  /** In their heat; null unless heats were requested. */
  heatPlace: z.number().nullable(),
  /** In a completed round: whether they advance. */
  advance: z.enum(advanceMarks).nullable(),
  ...raceResultFields,
  /** The place at each split. */
  splitPlaces: z.array(z.number().nullable()),
  /** Overall. */
  place: z.number().nullable(),
  /** In the requested group. */
  groupPlace: z.number().nullable(),
  genderPlace: z.number().nullable(),
  categoryPlace: z.number().nullable(),
  /** Behind the best of the requested group. */
  gap: z.number().nullable(),
  /** The time and place of each part of the course; null next to a missing split. */
  segments: z.array(z.object({ time: z.number().nullable(), place: z.number().nullable() })),
  /** Null except in golf. */
  golf: GolfLine.nullable(),
});

/** An entry of the public start list. */
const StartListRow = z.object({
  entryId: Id,
  bib: z.string(),
  person: PlayerInBrief.nullable(),
  club: z.string().nullable(),
  /** For a relay. */
  team: z.string().nullable(),
  members: z.array(PlayerInBrief),
  gender: z.enum(personGenders).nullable(),
  band: z.string().nullable(),
  heat: z.number().nullable(),
  lane: z.number().nullable(),
  seedMark: z.number().nullable(),
  /** For golf. */
  handicapTenths: z.number().nullable(),
  teeTime: z.string().nullable(),
  startingHole: z.number().nullable(),
});

export const StartListQuery = z.object({
  /** A bib or a name, as far as names are public. */
  search: Search.default(''),
  page: pageNumber,
  limit: pageSize(50),
});

export const StartList = z
  .object({ race: Race, ...pageOf(StartListRow).shape })
  .meta({ id: 'raceStartList' });

export const RaceResults = z
  .object({ race: Race, ...pageOf(RaceResultRow).shape })
  .meta({ id: 'raceResults' });
