import { z } from 'zod';
import { Id, IsoDate, isStorable } from './fields.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { PlayerInBrief } from './player.ts';
import { TeamInBrief } from './team.ts';
import { TraipInBrief } from './traip.ts';

/** How a Traip ranks its competitors: by a rating of matches, by points for final places, or not at all. */
export const rankingMethods = ['NONE', 'ELO', 'GLICKO2', 'POINTS'] as const;

/** People have ratings, however they are paired; teams have their own. */
export const rankedKinds = ['PERSON', 'TEAM'] as const;
export type RankedKind = (typeof rankedKinds)[number];

/** The usual points of a points list, for the first place, the second place, … */
export const defaultPoints: readonly number[] = [100, 70, 50, 50, 30, 30, 30, 30];

const maxPoints = 100_000;
const fallsOff = (points: readonly number[]) =>
  points.every((one, at) => at === 0 || one <= (points[at - 1] ?? 0));

const Points = z.array(z.number().int().min(0).max(maxPoints)).min(1).max(64).refine(fallsOff, 'POINTS_RISE');

const rules = {
  method: z.enum(rankingMethods),
  /** For the first place, the second place, … Empty unless the method is POINTS. */
  points: z.array(z.number()),
  /** How many results count; null: all. */
  best: z.number().nullable(),
};

export const RankingRules = z.object(rules).meta({ id: 'rankingRules' });

/** By default the usual points. */
export const RankingRulesChange = z
  .object({
    traipId: Id,
    method: z.enum(rankingMethods),
    points: Points.default([...defaultPoints]),
    best: z.number().int().min(1).max(100).nullable().default(null),
  })
  .meta({ id: 'rankingRulesChange' });

/** A person or a team, never both. */
const competitor = { person: PlayerInBrief.nullable(), team: TeamInBrief.nullable() };

/** A row of a ranking. Both parts of a hidden name are empty. */
export const RankingRow = z
  .object({
    ...competitor,
    place: z.number(),
    /** The rating, rounded, or the points. */
    value: z.number(),
    /** How far off the rating may be; null if the method does not say. */
    deviation: z.number().nullable(),
    /** The number of matches or competitions behind it. */
    results: z.number(),
    /** The last change by a day or competition; null if there was none. */
    change: z.number().nullable(),
    /** The latest values, oldest first. */
    trend: z.array(z.number()),
  })
  .meta({ id: 'rankingRow' });

/** A day of matches, or a competition that gave points. */
const RankingPeriod = z
  .object({
    day: IsoDate,
    /** The value after it. */
    value: z.number(),
    change: z.number(),
    results: z.number(),
    /** In a points list: the competition, the final place and its points. */
    competition: z.object({ id: Id, name: z.string() }).nullable(),
    place: z.number().nullable(),
    points: z.number().nullable(),
    /** Whether it is one of the results that count. */
    counts: z.boolean(),
  })
  .meta({ id: 'rankingPeriod' });

export const RankingQuery = z.object({
  kind: z.enum(rankedKinds).optional(),
  search: Search.default(''),
  page: pageNumber,
  limit: pageSize(50),
});

/** The ranking of a Traip, of people or of teams. */
export const Ranking = z
  .object({
    ...rules,
    kind: z.enum(rankedKinds),
    kinds: z.array(z.enum(rankedKinds)),
    ...pageOf(RankingRow).shape,
  })
  .meta({ id: 'ranking' });

export const RankingHistory = z
  .object({
    traip: TraipInBrief,
    method: z.enum(rankingMethods),
    row: RankingRow,
    /** The latest first. */
    periods: z.array(RankingPeriod),
  })
  .meta({ id: 'rankingHistory' });

/** A pasted list: a name and a number on each line. Empty removes the list. */
export const RankingStartsChange = z
  .object({
    kind: z.enum(rankedKinds),
    text: z.string().max(100_000).refine(isStorable, 'TEXT_INVALID'),
  })
  .meta({ id: 'rankingStartsChange' });

export const RankingStarts = z
  .object({ starts: z.array(z.object({ ...competitor, value: z.number() })) })
  .meta({ id: 'rankingStarts' });

export const RankingSeeds = z
  .object({
    competitionId: Id,
    /** How many are seeded; the others are drawn. By default everyone ranked. */
    count: z.number().int().min(1).max(1024).optional(),
    mode: z.enum(['PREVIEW', 'COMMIT']).default('PREVIEW'),
  })
  .meta({ id: 'rankingSeeds' });

export const RankingSeedsOutcome = z
  .object({
    /** Everyone in the competition, best first; the unranked have no value. */
    entries: z.array(
      z.object({ team: TeamInBrief, value: z.number().nullable(), seed: z.number().nullable() }),
    ),
    changed: z.number(),
  })
  .meta({ id: 'rankingSeedsOutcome' });
