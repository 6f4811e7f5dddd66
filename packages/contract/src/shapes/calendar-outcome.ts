import { hardKinds, softKinds } from '@traip/engine/calendar';
import { z } from 'zod';
import { Slot } from './broker.ts';
import { Id, Instant } from './fields.ts';
import { TeamInBrief } from './team.ts';

/**
 * A rule or a wish that a calendar can break. NO_HOME: the home team cannot play at home that day;
 * PERSON_ELSEWHERE: someone has a match of a competition that isn't planned with these.
 */
const calendarRuleKinds = [...hardKinds, ...softKinds, 'NO_HOME', 'PERSON_ELSEWHERE'] as const;
const RuleKind = z.enum(calendarRuleKinds);

const Place = z.object({
  kickOff: Instant,
  /** The day and the time in Madrid. */
  day: z.string(),
  time: z.string(),
  field: z.object({ id: Id, name: z.string() }),
  venue: z.object({ id: Id, name: z.string() }),
});

const Where = z.object({
  kind: RuleKind,
  team: TeamInBrief.nullable(),
  venue: z.object({ id: Id, name: z.string() }).nullable(),
  /** Who would have two matches at once, in a joint search of competitions. Players have no name here. */
  person: z.object({ id: Id, name: z.string().nullable() }).nullable(),
  matchIds: z.array(Id),
});

export const CalendarOffence = z
  .object({ ...Where.shape, isHard: z.boolean(), cost: z.number(), day: z.string().nullable() })
  .meta({ id: 'calendarOffence' });

/** Why a match has no place: the rules that together exclude all, and the place that breaks the fewest. */
const CalendarExplanation = z
  .object({
    matchId: Id,
    conflict: z.array(Where),
    cheapest: z.object({ ...Place.shape, relax: z.array(Where) }).nullable(),
  })
  .meta({ id: 'calendarExplanation' });

export const CalendarMatch = z
  .object({
    id: Id,
    round: z.number(),
    group: z.string().nullable(),
    home: Slot,
    away: Slot,
    /** Whether it was left where it is: played or locked. */
    isFixed: z.boolean(),
    before: z.object({ kickOff: Instant, field: z.string().nullable() }).nullable(),
    place: Place.nullable(),
  })
  .meta({ id: 'calendarMatch' });

const Spread = z.object({ least: z.number(), most: z.number() });

/** How evenly the teams are treated; rest is in minutes. */
const CalendarFairness = z
  .object({
    teams: z.array(
      z.object({
        team: TeamInBrief,
        homes: z.number(),
        aways: z.number(),
        balance: z.number(),
        breaks: z.number(),
        longestRun: z.number(),
        leastRest: z.number().nullable(),
        primeTimes: z.number(),
        early: z.number(),
        late: z.number(),
      }),
    ),
    spread: z.object({
      balance: Spread,
      breaks: Spread,
      longestRun: Spread,
      leastRest: Spread,
      primeTimes: Spread,
      early: Spread,
      late: Spread,
    }),
  })
  .meta({ id: 'calendarFairness' });

/** The calendar found: its changes, what it still breaks, and why matches have no place. */
export const CalendarOutcome = z
  .object({
    hard: z.number(),
    soft: z.number(),
    placed: z.number(),
    unplaced: z.number(),
    /** Matches that had a place and would lose or change it. */
    moved: z.number(),
    matches: z.array(CalendarMatch),
    /** Most serious first; `offenceCount` counts all. */
    offences: z.array(CalendarOffence),
    offenceCount: z.number(),
    explanations: z.array(CalendarExplanation),
    fairness: CalendarFairness,
  })
  .meta({ id: 'calendarOutcome' });
