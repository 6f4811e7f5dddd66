import { sportKeys } from '@traip/engine';
import { matchStatuses, outcomes } from '@traip/engine/match';
import { z } from 'zod';
import { RoundOfBracket } from './bracket-round.ts';
import { Desk } from './desk.ts';
import { Id, Instant, IsoDate } from './fields.ts';
import { StoppedAt } from './match.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { TeamInBrief } from './team.ts';
import { timelines } from './timelines.ts';

const filters = {
  seasonId: Id.optional(),
  categoryId: Id.optional(),
  traipId: Id.optional(),
  competitionId: Id.optional(),
  phaseId: Id.optional(),
  round: z.coerce.number().int().min(1).max(999).optional(),
  teamId: Id.optional(),
  sportKey: z.enum(sportKeys).optional(),
  timeline: z.enum(timelines).optional(),
  state: z.enum(matchStatuses).optional(),
  refereeId: Id.optional(),
  /** The first and the last day of their kick-offs, both included. */
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  search: Search.default(''),
  page: pageNumber,
  limit: pageSize(),
  sort: z.enum(['kickOff:asc', 'kickOff:desc']).default('kickOff:asc'),
};

/** The filters that every list of matches takes. */
export const MatchQuery = z.object({
  ...filters,
  /** Only matches without a referee. */
  withoutReferee: z.stringbool().default(false),
  /** Only matches without a kick-off and not in a court queue, of competitions announced or under way. */
  unscheduled: z.stringbool().default(false),
  /** Only matches that should be over by now but are not, of competitions announced or under way. */
  overdue: z.stringbool().default(false),
  /** Only matches for which a team has not confirmed its lineup. */
  withoutLineup: z.stringbool().default(false),
  /** Only matches whose result is not official yet, of competitions announced or under way. */
  unofficial: z.stringbool().default(false),
  /** Only matches whose teams report different results. */
  disputed: z.stringbool().default(false),
  /**
   * Only upcoming matches that cannot be played as planned: closed, double-booked, or with too little rest,
   * of competitions announced or under way.
   */
  conflicting: z.stringbool().default(false),
  withFilters: z.stringbool().default(false),
});

/** The same filters in a body. */
export const MatchCriteria = z
  .object({
    ...filters,
    organizationId: Id.optional(),
    withoutReferee: z.boolean().default(false),
    unscheduled: z.boolean().default(false),
    overdue: z.boolean().default(false),
    withoutLineup: z.boolean().default(false),
    unofficial: z.boolean().default(false),
    disputed: z.boolean().default(false),
    conflicting: z.boolean().default(false),
    withFilters: z.boolean().default(false),
  })
  .meta({ id: 'findMatchesDto' });

const slotKinds = ['WINNER', 'LOSER', 'SURVIVOR', 'BEATEN', 'GROUP', 'BEST', 'BYE', 'EMPTY'] as const;

/** Where the team of a side comes from: "winner of …", "2nd of group B". */
export const SlotOrigin = z
  .object({
    kind: z.enum(slotKinds),
    /** The position in the group, or among those still in. */
    position: z.number().nullable(),
    group: z.string().nullable(),
    round: z.number().nullable(),
    /** The match that provides the team: its winner, its loser, or a team beaten by its winner, if known. */
    match: z
      .object({ id: Id, round: z.number(), home: z.string().nullable(), away: z.string().nullable() })
      .nullable(),
    /** The team may still change, because an earlier match is not closed. */
    isProvisional: z.boolean(),
    /** The team was set manually. */
    isManual: z.boolean(),
  })
  .meta({ id: 'slotOrigin' });

const named = z.object({ id: Id, name: z.string() });
const pair = z.object({ home: z.number(), away: z.number() });

/** How a bout was won: "KO, round 2, 1:43", or by the judges' cards. */
export const BoutEnding = z
  .object({
    method: z.string(),
    stoppedAt: StoppedAt.nullable(),
    decision: z.enum(['UNANIMOUS', 'MAJORITY', 'SPLIT']).nullable(),
    /** The total of each card. */
    totals: z.array(pair),
    /** The number of regular rounds; a later one is golden score. */
    rounds: z.number(),
    /** Whether judges score it: it has no points of its own. */
    isJudged: z.boolean(),
  })
  .meta({ id: 'boutEnding' });

/** How a match ended, besides its score. */
const Ending = z
  .object({
    outcome: z.enum(outcomes),
    /** Null after a draw. */
    winner: z.enum(['HOME', 'AWAY']).nullable(),
    shootOut: pair.nullable(),
    sets: z.array(pair),
    /** For a combat sport, if it was recorded how it was won. */
    bout: BoutEnding.nullable(),
  })
  .meta({ id: 'matchEnding' });

/** A match in a list. For a side without a team yet, its origin says where it will come from. */
export const MatchRow = z
  .object({
    id: Id,
    state: z.string(),
    kickOff: Instant.nullable(),
    /** It had a date, and waits for a new one. */
    postponed: z.object({ from: Instant, reason: z.string().nullable() }).nullable(),
    /** It has no time: it waits in the queue of its competition until a court is free. */
    isQueued: z.boolean(),
    home: TeamInBrief.nullable(),
    away: TeamInBrief.nullable(),
    homeOrigin: SlotOrigin.nullable(),
    awayOrigin: SlotOrigin.nullable(),
    score: pair.nullable(),
    /** Once it is over. */
    ending: Ending.nullable(),
    /** While it is in progress. */
    clock: Desk.shape.clock.nullable(),
    competition: named,
    phase: named,
    round: z.number(),
    /** For a knockout. */
    bracket: RoundOfBracket.nullable(),
    group: z.string().nullable(),
    venue: named.nullable(),
    field: named.nullable(),
    /** New calendars don't move it. */
    isLocked: z.boolean(),
    /** How many referees are assigned. */
    referees: z.number(),
    version: z.number(),
  })
  .meta({ id: 'matchRow' });

const counted = z.object({ id: Id, name: z.string(), count: z.number() });

/** The filter choices of a list, and how many matches each would leave. */
export const MatchFilters = z
  .object({
    states: z.array(z.object({ state: z.enum(matchStatuses), count: z.number() })),
    timelines: z.array(z.object({ timeline: z.enum(timelines), count: z.number() })),
    sports: z.array(z.object({ sportKey: z.enum(sportKeys), count: z.number() })),
    seasons: z.array(counted),
    categories: z.array(counted),
    traips: z.array(counted),
    competitions: z.array(counted),
    teams: z.array(counted),
  })
  .meta({ id: 'matchFilters' });

/** `filters` is present only on request. */
export const MatchPage = pageOf(MatchRow)
  .extend({ filters: MatchFilters.optional() })
  .meta({ id: 'matchPage' });
