import { z } from 'zod';
import { InitialCalendarPreferences, planFacts } from './calendar.ts';
import { CalendarMatch, CalendarOutcome } from './calendar-outcome.ts';
import { Id } from './fields.ts';

const named = z.object({ id: Id, name: z.string() });

/** More competitions than any federation plays on the same grounds. */
const maxCompetitions = 40;

const JointCandidate = z
  .object({
    ...named.shape,
    phases: z.array(named),
    /** Matches that would get a date or could move, and those without a date. */
    matches: z.number(),
    undated: z.number(),
    /** Null if its schedule has no settings. */
    season: z.object({ firstDay: z.string(), lastDay: z.string() }).nullable(),
    /** NO_SETTINGS: its schedule has none; PAST: its last day is over; CALLED: its matches have no times. */
    blocked: z.enum(['NO_SETTINGS', 'PAST', 'CALLED']).nullable(),
  })
  .meta({ id: 'jointCandidate' });

const Shared = z.object({ ...named.shape, competitionIds: z.array(Id) });

/** The competitions that can be planned together, and what they share. */
export const JointCandidates = z
  .object({
    competitions: z.array(JointCandidate),
    venues: z.array(Shared),
    clubs: z.array(Shared),
    /** Coaches and players of teams in several competitions. Players have no name here. */
    people: z.array(Shared.extend({ name: z.string().nullable() })),
    /** The newest search, if there is one. */
    lastPlanId: Id.nullable(),
  })
  .meta({ id: 'jointCandidates' });

export const JointRequest = z
  .object({
    /** By default all competitions with matches without a date. */
    competitionIds: z
      .array(Id)
      .min(1)
      .max(maxCompetitions)
      .refine((ids) => new Set(ids).size === ids.length, 'COMPETITION_TWICE')
      .optional(),
    /** For competitions without wishes, or whose last day is over. They keep them. */
    wishes: InitialCalendarPreferences.optional(),
    seconds: z.number().int().min(1).max(300).default(60),
  })
  .meta({ id: 'jointRequest' });

const counts = { placed: z.number(), unplaced: z.number(), moved: z.number() };

/** The result for all of them. */
const JointOutcome = z
  .object({
    ...counts,
    hard: z.number(),
    soft: z.number(),
    /** Days on which a field is used by several competitions, one after the other. */
    sharedFieldDays: z.number(),
    /** Days on which someone has matches of several competitions, one after the other. */
    sharedPersonDays: z.number(),
  })
  .meta({ id: 'jointOutcome' });

export const JointPlan = z
  .object({
    ...planFacts,
    /** Whether it is applied and knows where the matches were. Undoing may still be refused. */
    isUndoable: z.boolean(),
    seconds: z.number(),
    competitions: z.array(
      z.object({
        ...named.shape,
        phases: z.array(named),
        /** Null while the search goes on. */
        outcome: z.object({ ...counts, fixed: z.number() }).nullable(),
      }),
    ),
    outcome: JointOutcome.nullable(),
  })
  .meta({ id: 'jointPlan' });

/** A phase as it would be played, and conflicting matches of the other competitions. */
const JointPhaseOutcome = z
  .object({
    phase: named,
    wishes: z.looseObject({}),
    outcome: CalendarOutcome,
    neighbours: z.array(z.object({ competition: named, match: CalendarMatch })),
  })
  .meta({ id: 'jointPhaseOutcome' });

export const JointCompetitionOutcome = z
  .object({ competition: named, phases: z.array(JointPhaseOutcome) })
  .meta({ id: 'jointCompetitionOutcome' });

export const JointApplied = z
  .object({
    scheduled: z.number(),
    moved: z.number(),
    unscheduled: z.number(),
    competitions: z.array(
      z.object({ id: Id, scheduled: z.number(), moved: z.number(), unscheduled: z.number() }),
    ),
  })
  .meta({ id: 'jointApplied' });

export const JointUndone = z
  .object({
    /** Where they were before; some without a date. */
    movedBack: z.array(Id),
  })
  .meta({ id: 'jointUndone' });
