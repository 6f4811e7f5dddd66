import { advanceMarks } from '@traip/engine/race-day';
import { z } from 'zod';
import { Id, isStorable, optionalText } from './fields.ts';
import { GolfLine } from './golf.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { PlayerInBrief, personGenders } from './player.ts';
import { Race, raceLimits } from './race.ts';
import { Bib, raceResultFields } from './race-entry.ts';
import { RaceRowProblem } from './race-table.ts';

const written = (max: number) => z.string().trim().max(max).refine(isStorable, 'TEXT_INVALID').default('');

const optionallyWritten = (max: number) =>
  z.string().trim().max(max).refine(isStorable, 'TEXT_INVALID').optional();

const seconds = z.number().int().min(0).max(99_999);
const stagePoints = z.number().int().min(0).max(99_999);

/** As somebody writes it; a row without mark and status takes the result away. */
const TypedRow = z.object({
  bib: Bib,
  /** "44:02", "1:02:14,5", "8m41". */
  mark: written(20),
  status: written(20),
  /** The sequence at the line as judged. */
  order: z.number().int().min(1).max(999_999).nullish(),
  splits: z.array(written(20)).max(raceLimits.splits).optional(),
  /** What a stage gave; left out: it stays as it is. */
  /** The time from crossing the starting line, and the wind as "+1.8"; left out: they stay as they are. */
  netMark: optionallyWritten(20),
  wind: optionallyWritten(10),
  /** How long laps took; left out: it stays as it is. */
  elapsed: optionallyWritten(20),
  bonus: seconds.optional(),
  penalty: seconds.optional(),
  sprintPoints: stagePoints.optional(),
  climbPoints: stagePoints.optional(),
  /** The version of the result that was seen; 0: there was none. Without it nothing is compared. */
  version: z.number().int().min(0).optional(),
});

export const TypedResults = z
  .object({
    results: z.array(TypedRow).min(1, 'REQUIRED').max(raceLimits.typed),
    /** Why official results change. */
    reason: optionalText(300),
    /** Change who goes on, though they have started in the next round. */
    force: z.boolean().default(false),
    /** Save nothing if a mark can hardly be true (OUT_OF_PLAUSIBLE), to ask first; else it is saved with a warning. */
    onlyPlausible: z.boolean().default(false),
  })
  .meta({ id: 'raceResultsDto' });

export const ResultsSaved = z
  .object({
    saved: z.number(),
    race: Race,
    /** Marks that were saved and can hardly be true. */
    warnings: z.array(RaceRowProblem),
  })
  .meta({ id: 'raceResultsSaved' });

export const RaceResultQuery = z.object({
  gender: z.enum(personGenders).optional(),
  band: z.string().trim().max(20).refine(isStorable, 'TEXT_INVALID').optional(),
  /** A bib or a name, as far as names are public. */
  search: Search.default(''),
  /** HEAT: heat by heat, with those who have no result yet. */
  by: z.enum(['PLACE', 'HEAT']).default('PLACE'),
  page: pageNumber,
  limit: pageSize(50),
});

/** One line of the results. Places and gaps are those of the group that was asked for, and of all. */
const RaceResultRow = z.object({
  entryId: Id,
  bib: z.string(),
  person: PlayerInBrief.nullable(),
  club: z.string().nullable(),
  /** Of a relay. */
  team: z.string().nullable(),
  members: z.array(PlayerInBrief),
  gender: z.enum(personGenders).nullable(),
  band: z.string().nullable(),
  heat: z.number().nullable(),
  lane: z.number().nullable(),
  /** In their heat; null unless heats were asked for. */
  heatPlace: z.number().nullable(),
  /** Of a round that is over: whether they go on. */
  advance: z.enum(advanceMarks).nullable(),
  ...raceResultFields,
  /** The place at each split, beside its time. */
  splitPlaces: z.array(z.number().nullable()),
  /** Over all. */
  place: z.number().nullable(),
  /** In the group that was asked for. */
  groupPlace: z.number().nullable(),
  genderPlace: z.number().nullable(),
  categoryPlace: z.number().nullable(),
  /** Behind the best of the group that was asked for. */
  gap: z.number().nullable(),
  /** What each part of the course took, with the place in it; null beside a split that is missing. */
  segments: z.array(z.object({ time: z.number().nullable(), place: z.number().nullable() })),
  /** Null but in golf. */
  golf: GolfLine.nullable(),
});

/** Somebody who is going to race, as everybody sees them. */
const StartListRow = z.object({
  entryId: Id,
  bib: z.string(),
  person: PlayerInBrief.nullable(),
  club: z.string().nullable(),
  /** Of a relay. */
  team: z.string().nullable(),
  members: z.array(PlayerInBrief),
  gender: z.enum(personGenders).nullable(),
  band: z.string().nullable(),
  heat: z.number().nullable(),
  lane: z.number().nullable(),
  seedMark: z.number().nullable(),
  /** Of golf. */
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
