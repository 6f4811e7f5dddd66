import { algorithmKeys } from '@traip/engine/formats';
import { z } from 'zod';
import { CalendarOutcome } from './calendar-outcome.ts';
import { Id, Instant, IsoDate } from './fields.ts';
import { pageNumber, pageOf, pageSize } from './page.ts';
import { ClockTime, Weekday } from './venue.ts';

const isInOrder = ({ from, to }: { readonly from: string; readonly to: string }) => from <= to;
const outOfOrder = { path: ['to'], error: 'ENDS_BEFORE_IT_STARTS' };

/** Kick-offs of one day of the week, from the first to the last. */
const KickOffWindow = z
  .object({
    weekday: Weekday,
    from: ClockTime,
    to: ClockTime,
    /** Minutes from one kick-off to the next; by default a match and the turnaround after it. */
    every: z.number().int().min(5).max(1440).optional(),
  })
  .refine(isInOrder, outOfOrder)
  .meta({ id: 'kickOffWindow' });

const DaySpan = z.object({ from: IsoDate, to: IsoDate }).refine(isInOrder, outOfOrder);

const maxSeasonLength = 400 * 86_400_000;
const season = { firstDay: IsoDate, lastDay: IsoDate };
type Season = { readonly firstDay: string; readonly lastDay: string };
const startsFirst = ({ firstDay, lastDay }: Season) => firstDay <= lastDay;
const endsFirst = { path: ['lastDay'], error: 'ENDS_BEFORE_IT_STARTS' };
const isOneSeason = ({ firstDay, lastDay }: Season) =>
  Date.parse(lastDay) - Date.parse(firstDay) <= maxSeasonLength;
const isTooLong = { path: ['lastDay'], error: 'SEASON_TOO_LONG' };

const rhythm = {
  windows: z.array(KickOffWindow).min(1, 'WINDOW_REQUIRED').max(50),
  /** Minutes between two matches on one field. */
  turnaround: z.number().int().min(0).max(240).default(15),
  /** The most matches of a team on one day: several on a tournament day. */
  mostPerTeamAndDay: z.number().int().min(1).max(12).default(1),
  /** Minutes that a team rests between two matches of one day. */
  dayRestMinutes: z.number().int().min(0).max(720).default(30),
  /** Hours that a team rests from the end of a match to its next one on another day. */
  restHours: z.number().int().min(0).max(336).default(48),
  /**
   * The most matches of a team within some days; null: no limit. By default two in four days, or no limit if
   * a team plays several times a day.
   */
  crowding: z
    .object({ days: z.number().int().min(2).max(60), matches: z.number().int().min(1).max(60) })
    .nullable()
    .optional(),
  /** Days without matches, besides closed dates. */
  closedDates: z.array(DaySpan).max(100).default([]),
};

/** How long a match lasts, with its breaks. */
const Minutes = z.number().int().min(5).max(600);

/** The cost of one breach of each wish; 0 turns the wish off. */
const calendarWeights = [
  'kickOff',
  'shortRest',
  'breaks',
  'threeInARow',
  'club',
  'simultaneous',
  'change',
  'primeTime',
] as const;

const Weight = z.number().int().min(0).max(100);

const TeamPreferences = z.object({
  teamId: Id,
  /** Instead of its usual home venues. */
  venueIds: z.array(Id).max(10).optional(),
  noHomeOn: z.array(IsoDate).max(100).default([]),
  noMatchOn: z.array(IsoDate).max(100).default([]),
  /** Its preferred kick-off times at home. */
  kickOffs: z.array(ClockTime).max(20).default([]),
});

const areDistinct = (preferences: readonly { readonly teamId: string }[]) =>
  new Set(preferences.map(({ teamId }) => teamId)).size === preferences.length;

const Pair = z.tuple([Id, Id]).refine(([one, other]) => one !== other, 'TEAM_TWICE');

/** The wishes for the calendar of a phase. */
export const CalendarPreferences = z
  .object({
    ...season,
    ...rhythm,
    /** By default, the length of a match by the competition's rules. */
    minutes: Minutes.optional(),
    /** Where to play; by default on every field of the organisation. */
    venueIds: z.array(Id).max(100).default([]),
    /** If given, only these fields of those venues. */
    fieldIds: z.array(Id).max(200).default([]),
    teams: z.array(TeamPreferences).max(500).refine(areDistinct, 'TEAM_TWICE').default([]),
    /** Days between a match and its return match. */
    returnGapDays: z.number().int().min(0).max(365).default(14),
    order: z.enum(['ROUNDS', 'FREE']).default('ROUNDS'),
    clubs: z
      .array(z.object({ teams: Pair, wish: z.enum(['TOGETHER', 'APART']) }))
      .max(100)
      .default([]),
    primeTimes: z.array(ClockTime).max(20).default([]),
    /** How many of the last rounds should kick off together. */
    finalRounds: z.number().int().min(0).max(10).default(2),
    weights: z.partialRecord(z.enum(calendarWeights), Weight).default({}),
    /** Matches with a place keep it unless something forces them to move. */
    keepPlaces: z.boolean().default(true),
    seconds: z.number().int().min(1).max(120).default(20),
  })
  .refine(startsFirst, endsFirst)
  .refine(isOneSeason, isTooLong)
  .meta({ id: 'calendarWishes' });

/** Null: no wishes yet. */
export const LastCalendarPreferences = z
  .object({ wishes: z.looseObject({}).nullable() })
  .meta({ id: 'lastWishes' });

/** The wishes known before the phase exists: days and venues. */
export const InitialCalendarPreferences = z
  .object({
    ...season,
    ...rhythm,
    minutes: Minutes.optional(),
    venueIds: z.array(Id).max(100).default([]),
    returnGapDays: z.number().int().min(0).max(365).optional(),
  })
  .refine(startsFirst, endsFirst)
  .refine(isOneSeason, isTooLong)
  .meta({ id: 'firstCalendarWishes' });

const planStatuses = ['WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED', 'APPLIED'] as const;
export type PlanStatus = (typeof planStatuses)[number];

/** The progress of a search. */
export const planFacts = {
  id: Id,
  status: z.enum(planStatuses),
  /** INTERRUPTED: the search was interrupted repeatedly; BROKEN: it failed. */
  failure: z.enum(['INTERRUPTED', 'BROKEN']).nullable(),
  isCancelAsked: z.boolean(),
  progress: z
    .object({ fraction: z.number(), unplaced: z.number(), hard: z.number(), soft: z.number() })
    .nullable(),
  createdAt: Instant,
  endedAt: Instant.nullable(),
};

const plan = { ...planFacts, phaseId: Id, competitionId: Id };

export const CalendarPlanRow = z.object(plan).meta({ id: 'calendarPlanRow' });
export const CalendarPlan = z
  .object({ ...plan, wishes: z.looseObject({}), outcome: CalendarOutcome.nullable() })
  .meta({ id: 'calendarPlan' });

export const CalendarPlanQuery = z.object({ page: pageNumber, limit: pageSize() });
export const CalendarPlanPage = pageOf(CalendarPlanRow).meta({ id: 'calendarPlanPage' });

export const CalendarApplied = z
  .object({ scheduled: z.number(), moved: z.number(), unscheduled: z.number() })
  .meta({ id: 'calendarApplied' });

/** A season that does not exist yet. */
export const CalendarQuestion = z
  .object({
    ...season,
    ...rhythm,
    minutes: Minutes,
    teams: z.number().int().min(2).max(500),
    algorithm: z.enum(algorithmKeys, 'ALGORITHM_REQUIRED'),
    params: z.record(z.string().max(60), z.json()).default({}),
    fields: z.number().int().min(0).max(200),
  })
  .refine(startsFirst, endsFirst)
  .refine(isOneSeason, isTooLong)
  .meta({ id: 'calendarQuestion' });

/** What a season needs, and the first reason that it is impossible, if any. */
export const CalendarEstimate = z
  .object({
    matches: z.number(),
    rounds: z.number(),
    /** Days of the season with kick-offs, and the matches that fit on the fullest one. */
    days: z.number(),
    matchesPerDay: z.number(),
    daysNeeded: z.number(),
    /** The earliest end of the last round. */
    lastDayNeeded: z.string().nullable(),
    impossible: z
      .object({
        kind: z.enum(['NO_KICK_OFFS', 'NO_FIELDS', 'NOT_ENOUGH_PLACES', 'NOT_ENOUGH_DAYS']),
        /** The round without days, if that is the reason. */
        round: z.number().nullable(),
        /** Matches without a place. */
        missing: z.number(),
      })
      .nullable(),
  })
  .meta({ id: 'calendarEstimate' });
