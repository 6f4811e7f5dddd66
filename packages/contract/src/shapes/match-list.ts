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
  /** Only matches to which nobody is assigned. */
  withoutReferee: z.stringbool().default(false),
  /** Only matches without a kick-off that wait for no court, of competitions that are announced or under way. */
  unscheduled: z.stringbool().default(false),
  /** Only matches that should be over by now, and are not, of competitions that are announced or under way. */
  overdue: z.stringbool().default(false),
  /** Only matches for which one of the two teams has confirmed no lineup. */
  withoutLineup: z.stringbool().default(false),
  /** Only matches whose result is not official yet, of competitions that are announced or under way. */
  unofficial: z.stringbool().default(false),
  /** Only matches whose teams say different results. */
  disputed: z.stringbool().default(false),
  /**
   * Only matches to come that cannot be played as planned: closed, taken twice, or with too little rest, of competitions
   * that are announced or under way.
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
    /** The place in the group, or among those who are still in. */
    position: z.number().nullable(),
    group: z.string().nullable(),
    round: z.number().nullable(),
    /** The match whose winner or loser comes, or somebody whom its winner has beaten, as far as it is known. */
    match: z
      .object({ id: Id, round: z.number(), home: z.string().nullable(), away: z.string().nullable() })
      .nullable(),
    /** The team may still change, because a match behind it is not closed. */
    isProvisional: z.boolean(),
    /** The team was put there by hand. */
    isManual: z.boolean(),
  })
  .meta({ id: 'slotOrigin' });

const named = z.object({ id: Id, name: z.string() });
const pair = z.object({ home: z.number(), away: z.number() });

/** How a bout was won: "KO, round 2, 1:43", or by the cards of the judges. */
export const BoutEnding = z
  .object({
    method: z.string(),
    stoppedAt: StoppedAt.nullable(),
    decision: z.enum(['UNANIMOUS', 'MAJORITY', 'SPLIT']).nullable(),
    /** The total of each card. */
    totals: z.array(pair),
    /** How many rounds it has without extra ones; a later one is golden score. */
    rounds: z.number(),
    /** Judges score it: it has no points of its own. */
    isJudged: z.boolean(),
  })
  .meta({ id: 'boutEnding' });

/** How a match ended, beside its score. */
const Ending = z
  .object({
    outcome: z.enum(outcomes),
    /** Null after a draw. */
    winner: z.enum(['HOME', 'AWAY']).nullable(),
    shootOut: pair.nullable(),
    sets: z.array(pair),
    /** Of a combat sport, if somebody said how it was won. */
    bout: BoutEnding.nullable(),
  })
  .meta({ id: 'matchEnding' });

/** A match in a list. A side without a team is not known yet; its origin tells where it will come from. */
export const MatchRow = z
  .object({
    id: Id,
    state: z.string(),
    kickOff: Instant.nullable(),
    /** It had a date, and waits for another. */
    postponed: z.object({ from: Instant, reason: z.string().nullable() }).nullable(),
    /** It has no hour: it waits in the queue of its competition until a court is free. */
    isQueued: z.boolean(),
    home: TeamInBrief.nullable(),
    away: TeamInBrief.nullable(),
    homeOrigin: SlotOrigin.nullable(),
    awayOrigin: SlotOrigin.nullable(),
    score: pair.nullable(),
    /** Once it is over. */
    ending: Ending.nullable(),
    /** While it is played. */
    clock: Desk.shape.clock.nullable(),
    competition: named,
    phase: named,
    round: z.number(),
    /** Of a knock-out. */
    bracket: RoundOfBracket.nullable(),
    group: z.string().nullable(),
    venue: named.nullable(),
    field: named.nullable(),
    /** No new calendar moves it. */
    isLocked: z.boolean(),
    /** How many referees are assigned. */
    referees: z.number(),
    version: z.number(),
  })
  .meta({ id: 'matchRow' });

const counted = z.object({ id: Id, name: z.string(), count: z.number() });

/** What a list can be narrowed to, and how many matches each choice would leave. */
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

/** `filters` is there when it was asked for. */
export const MatchPage = pageOf(MatchRow)
  .extend({ filters: MatchFilters.optional() })
  .meta({ id: 'matchPage' });
