import { competitionStates } from '@traip/engine/competition';
import { algorithmKeys } from '@traip/engine/formats';
import { z } from 'zod';
import { Id, IsoDate } from './fields.ts';
import { TeamInBrief } from './team.ts';

const teamIds = z.array(Id).readonly();

/** A team's value for a criterion: an exact fraction (`den` 0 is +∞), places of a series, or a lot. */
const Value = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('AMOUNT'), amount: z.object({ num: z.number(), den: z.number() }) }),
  z.object({ kind: z.literal('PLACES'), places: z.array(z.number()).readonly() }),
  z.object({ kind: z.literal('LOT'), lot: z.string() }),
]);

/** Level teams compared by one criterion, with the mini-table if it uses the matches among them. */
const Comparison = z.object({
  kind: z.literal('COMPARED'),
  criterion: z.string(),
  parts: z.array(z.object({ value: Value, teams: teamIds })).readonly(),
  among: teamIds,
  mini: z
    .array(
      z.object({
        team: Id,
        played: z.number(),
        won: z.number(),
        drawn: z.number(),
        lost: z.number(),
        for: z.number(),
        against: z.number(),
        points: z.number(),
      }),
    )
    .readonly(),
});

const Skip = z.object({
  kind: z.literal('SKIPPED'),
  criterion: z.string(),
  teams: teamIds,
  reason: z.enum(['NOT_TWO_TEAMS', 'MATCHES_TO_PLAY', 'NO_DATA']),
});

const path = z.array(z.discriminatedUnion('kind', [Comparison, Skip])).readonly();

/** Why a team stands below the one above it: the deciding criterion, and those tried before. */
const StandingWhy = z.object({ by: Comparison, path }).meta({ id: 'standingWhy' });

/** Teams that nothing separates yet, and what would. */
const StandingTie = z
  .object({ teams: teamIds, needs: z.enum(['LOTS', 'PLAYOFF']), path })
  .meta({ id: 'standingTie' });

/** Where positions of a table lead: to another phase, directly or among the best of their position. */
export const StandingZone = z
  .object({
    phaseId: Id,
    phaseName: z.string(),
    kind: z.enum(['PLACES', 'BEST']),
    positions: z.array(z.number()),
  })
  .meta({ id: 'standingZone' });

/** A team's row in a table. */
export const Standing = z
  .object({
    rank: z.number(),
    team: TeamInBrief,
    played: z.number(),
    won: z.number(),
    drawn: z.number(),
    lost: z.number(),
    overtimeWon: z.number(),
    overtimeLost: z.number(),
    for: z.number(),
    against: z.number(),
    diff: z.number(),
    setsWon: z.number(),
    setsLost: z.number(),
    pointsWon: z.number(),
    pointsLost: z.number(),
    tries: z.number(),
    triesAgainst: z.number(),
    bonus: z.number(),
    /** Points added (+) or deducted (−) by the organisation. */
    deduction: z.number(),
    /** Points for byes in a Swiss. */
    byePoints: z.number(),
    points: z.number(),
    fairPlay: z.number(),
    forfeits: z.number(),
    /** For bouts: points by method, and the number won by knockout, ippon or fall. */
    classPoints: z.number().optional(),
    wonOutright: z.number().optional(),
    /** In a sport of sets: matches won without losing a set, losing one, and so on. */
    wonBySets: z.array(z.number()).readonly().optional(),
    /** In a sport of innings: how many matches behind the first. */
    gamesBehind: z.number().optional(),
    /** The last five results, latest last. */
    form: z.array(z.enum(['W', 'D', 'L'])).readonly(),
    decidedBy: z.string().nullable(),
    why: StandingWhy.nullable(),
    tie: StandingTie.nullable(),
    isProvisional: z.boolean(),
    isWithdrawn: z.boolean(),
    /** The ranks it can still reach; null if unknown. */
    outlook: z.object({ best: z.number(), worst: z.number() }).nullable(),
    /** The zones, by index in the table's list, that are secured, and those that can no longer be reached. */
    clinched: z.array(z.number()),
    eliminated: z.array(z.number()),
  })
  .meta({ id: 'standing' });

export const StandingTable = z
  .object({
    /** Null if the whole phase is one table. */
    group: z.string().nullable(),
    /** A hash of everything the table follows from. */
    inputsHash: z.string(),
    isComplete: z.boolean(),
    isProvisional: z.boolean(),
    /** False before the first result: then no one is ahead, and the rows are sorted by name. */
    isRanked: z.boolean(),
    zones: z.array(StandingZone),
    rows: z.array(Standing),
  })
  .meta({ id: 'standingTable' });

/** The teams of one position across groups. */
export const BestOfPosition = z
  .object({
    position: z.number(),
    /** How many of them advance. */
    places: z.number(),
    phaseId: Id,
    rows: z.array(
      z.object({
        rank: z.number(),
        group: z.string(),
        team: TeamInBrief,
        points: z.number(),
        why: StandingWhy.nullable(),
        tie: StandingTie.nullable(),
      }),
    ),
  })
  .meta({ id: 'bestOfPosition' });

const RecordedDraw = z
  .object({ id: Id, order: z.array(TeamInBrief), date: z.iso.date(), by: z.string() })
  .meta({ id: 'recordedDraw' });

export const awardKinds = [
  'CHAMPION',
  'RUNNER_UP',
  'THIRD',
  'BEST_ATTACK',
  'BEST_DEFENCE',
  'FAIR_PLAY',
] as const;

/** The tables of a competition by phase; a knockout phase has none. */
export const Classification = z
  .object({
    competitionId: Id,
    phases: z.array(
      z.object({
        id: Id,
        name: z.string(),
        place: z.number(),
        state: z.enum(competitionStates),
        algorithm: z.enum(algorithmKeys).nullable(),
        lotsCommitment: z.string(),
        /** Revealed once the phase is over. */
        lotsSeed: z.string().nullable(),
        tables: z.array(StandingTable),
        best: z.array(BestOfPosition),
        draws: z.array(RecordedDraw),
      }),
    ),
    awards: z.array(z.object({ kind: z.enum(awardKinds), team: TeamInBrief })),
  })
  .meta({ id: 'classification' });

export const ClassificationQuery = z.object({
  phaseId: Id.optional(),
  /** The tables at the end of a day. */
  asOf: IsoDate.optional(),
  /** Matches in progress count with their current score. */
  live: z.stringbool().default(false),
});
