import { raceStatuses } from '@traip/engine/race-day';
import { pointsBases, tableKinds } from '@traip/engine/race-tables';
import { z } from 'zod';
import { Id, isStorable, Version } from './fields.ts';
import { name } from './name.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { PlayerInBrief, personGenders } from './player.ts';
import { raceLimits } from './race.ts';

export const raceRankingLimits = { tables: 30, points: 200, bonus: 20, scorers: 50 } as const;

/** Whole points, or halves and tenths. */
const Points = z.number().min(0).max(100_000).multipleOf(0.001);
const few = z.number().int().min(1).max(raceRankingLimits.scorers);

const ruleFields = {
  /** For the first place, the second, … */
  points: z.array(Points).max(raceRankingLimits.points),
  pointsBy: z.enum(pointsBases),
  /** How many results count; null: all. */
  best: z.number().int().min(1).max(raceLimits.races).nullable(),
  minStarts: z.number().int().min(0).max(raceLimits.races),
  /** On a tie: more first places, then more second places, … */
  countback: z.boolean(),
  /** If still tied: the better place in the last race. */
  lastRace: z.boolean(),
  deadHeat: z.enum(['SHARE', 'MEAN']),
  keepsDisqualified: z.boolean(),
  /** Bonus seconds for the first, second, … of a road stage. */
  bonus: z.array(z.number().int().min(0).max(3600)).max(raceRankingLimits.bonus),
  bornFrom: z.number().int().min(1900).max(2200).nullable(),
  /** How many of a club score; null: all, but three in a stage race. */
  score: few.nullable(),
  /** How many of a club displace others. */
  count: few,
  tiebreak: z.enum(['NEXT', 'LAST']),
  sumTimes: z.boolean(),
  gender: z.enum(personGenders).nullable(),
};

/** Omitted rules have their usual values. Each kind uses only its own rules. */
export const RaceRankingRules = z
  .object({
    points: ruleFields.points.default([]),
    pointsBy: ruleFields.pointsBy.default('ALL'),
    best: ruleFields.best.default(null),
    minStarts: ruleFields.minStarts.default(0),
    countback: ruleFields.countback.default(true),
    lastRace: ruleFields.lastRace.default(false),
    deadHeat: ruleFields.deadHeat.default('SHARE'),
    keepsDisqualified: ruleFields.keepsDisqualified.default(false),
    bonus: ruleFields.bonus.default([]),
    bornFrom: ruleFields.bornFrom.default(null),
    score: ruleFields.score.default(null),
    count: ruleFields.count.default(7),
    tiebreak: ruleFields.tiebreak.default('NEXT'),
    sumTimes: ruleFields.sumTimes.default(false),
    gender: ruleFields.gender.default(null),
  })
  .meta({ id: 'raceRankingRulesDto' });

export const rankingFields = {
  name: name(80, 'RACE_NAME_REQUIRED'),
  kind: z.enum(tableKinds),
  rules: RaceRankingRules,
};

/** Null: all races, including those added later. */
const RaceIds = z
  .array(Id)
  .min(1, 'REQUIRED')
  .max(raceLimits.races)
  .refine((ids) => new Set(ids).size === ids.length, 'RACE_LISTED_TWICE')
  .nullable();

export const NewRaceRanking = z
  .object({
    name: rankingFields.name,
    kind: rankingFields.kind,
    raceIds: RaceIds.default(null),
    rules: RaceRankingRules.prefault({}),
  })
  .meta({ id: 'newRaceRankingDto' });

/** Omitted fields are kept; rules are replaced as a whole. */
export const RaceRankingChange = z
  .object({
    name: rankingFields.name.optional(),
    raceIds: RaceIds.optional(),
    rules: RaceRankingRules.optional(),
    version: Version,
  })
  .meta({ id: 'raceRankingChangeDto' });

const CountedGroup = z.object({
  gender: z.enum(personGenders).nullable(),
  band: z.string().nullable(),
  count: z.number(),
});

export const RaceRanking = z
  .object({
    id: Id,
    name: z.string(),
    kind: rankingFields.kind,
    raceIds: z.array(Id).nullable(),
    rules: z.object(ruleFields).meta({ id: 'raceRankingRules' }),
    /** The races whose results are provisional or official, in order: one column each. */
    countedRaces: z.array(z.object({ id: Id, name: z.string() })),
    groups: z.array(CountedGroup),
    version: z.number(),
  })
  .meta({ id: 'raceRanking' });

export const RaceRankingList = z
  .object({ competitionId: Id, rankings: z.array(RaceRanking) })
  .meta({ id: 'raceRankingList' });

export const RaceRankingQuery = z.object({
  gender: z.enum(personGenders).optional(),
  band: z.string().trim().max(20).refine(isStorable, 'TEXT_INVALID').optional(),
  /** A bib, a name as far as names are public, or a club. */
  search: Search.default(''),
  page: pageNumber,
  limit: pageSize(50),
});

const statuses = [...raceStatuses, 'NC'] as const;

/** The result in one race; for teams in one race, that of one runner. */
const RaceRankingCell = z.object({
  value: z.number().nullable(),
  place: z.number().nullable(),
  status: z.enum(statuses).nullable(),
  counts: z.boolean(),
});

const RaceRankingRow = z.object({
  position: z.number(),
  /** Null for clubs, and for lists without names. */
  person: PlayerInBrief.nullable(),
  /** From the last race; null for a club. */
  bib: z.string().nullable(),
  club: z.string().nullable(),
  gender: z.enum(personGenders).nullable(),
  band: z.string().nullable(),
  /** Points, milliseconds or a sum of places. */
  total: z.number().nullable(),
  status: z.enum(statuses).nullable(),
  /** Behind the first of the requested group. */
  gap: z.number().nullable(),
  /** Overall; null if every group has its own places. */
  place: z.number().nullable(),
  /** In the requested group; otherwise their only place. */
  groupPlace: z.number().nullable(),
  cells: z.array(RaceRankingCell.nullable()),
});

export const RaceRankingTable = z
  .object({ ranking: RaceRanking, ...pageOf(RaceRankingRow).shape })
  .meta({ id: 'raceRankingTable' });
