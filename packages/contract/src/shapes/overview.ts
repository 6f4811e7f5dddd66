import { matchActionNames, matchStatuses } from '@traip/engine/match';
import { z } from 'zod';
import { Id, Instant, IsoDate } from './fields.ts';
import { MatchRow } from './match-list.ts';
import { Organisation } from './organisation.ts';
import { TeamInBrief } from './team.ts';

/** An organisation with its totals, as far as the caller may see them. */
export const OrganisationOverview = z
  .object({
    organization: Organisation,
    counts: z.object({
      members: z.number(),
      openInvitations: z.number(),
      teams: z.number(),
      traips: z.number(),
      competitions: z.number(),
      /** How many of those are under way. */
      competitionsUnderWay: z.number(),
      matches: z.number(),
      liveMatches: z.number(),
      venues: z.number(),
    }),
  })
  .meta({ id: 'organizationOverview' });

/** A match today, with its referees and what the caller may do now. */
export const OverviewMatch = MatchRow.extend({
  refereeNames: z.array(z.string()),
  actions: z.array(z.enum(matchActionNames)),
}).meta({ id: 'overviewMatch' });

const attentionKinds = [
  'CONFLICTING',
  'DISPUTED',
  'OVERDUE',
  'UNCLOSED',
  'WITHOUT_REFEREE',
  'UNSCHEDULED',
  'WITHOUT_LINEUP',
  'PROTESTS_OPEN',
  'TEAM_ASKS',
  'LICENCES_WAIT',
] as const;

/** A team that has applied for a place in a competition. */
const ApplyingTeam = z
  .object({
    team: TeamInBrief,
    competition: z.object({ id: Id, name: z.string() }),
    askedAt: Instant,
  })
  .meta({ id: 'askingTeam' });

/** Something that needs the attention of the organisation's staff. */
export const Attention = z
  .object({
    kind: z.enum(attentionKinds),
    count: z.number(),
    /** The same as a query of the match list; null if it is not about matches. */
    filter: z.record(z.string(), z.string()).nullable(),
    /** The first of them. */
    matches: z.array(OverviewMatch),
    teams: z.array(ApplyingTeam),
    /** Competitions with open protests or licences to check, those with most first. */
    competitions: z.array(z.object({ id: Id, name: z.string() })),
  })
  .meta({ id: 'attention' });

export const checklistSteps = ['PROFILE', 'MEMBER', 'TEAM', 'TRAIP', 'COMPETITION', 'PUBLISHED'] as const;

/** The dashboard of an organisation. */
export const OverviewInfo = z
  .object({
    organization: Organisation,
    /** The date of this data, in the time zone of the matches. */
    day: IsoDate,
    today: z.object({ total: z.number(), items: z.array(OverviewMatch) }),
    /** Only existing items, most urgent first; empty for people who can't act on them. */
    attention: z.array(Attention),
    /** Derived from the data: nothing is ticked off by hand. */
    checklist: z.object({
      steps: z.array(z.object({ step: z.enum(checklistSteps), isDone: z.boolean() })),
      isDone: z.boolean(),
    }),
  })
  .meta({ id: 'overviewInfo' });

const figureKeys = [
  'matches',
  'played',
  'live',
  'goals',
  'overdue',
  'unclosed',
  'unscheduled',
  'withoutReferee',
  'lineupsMissing',
  'teams',
  'people',
  'invitations',
] as const;
export type FigureKey = (typeof figureKeys)[number];

/** Today's number, with the fourteen days up to today. */
const Figure = z
  .object({
    key: z.enum(figureKeys),
    value: z.number(),
    /** One number per day, oldest first; today is the last. */
    series: z.array(z.number()),
    /** The same day of the week before; null if the series measures something else than the value. */
    lastWeek: z.number().nullable(),
  })
  .meta({ id: 'figure' });

export const figureDays = 14;

export const TodaysFigures = z
  .object({
    day: IsoDate,
    /** The days of every series. */
    days: z.array(IsoDate),
    figures: z.array(Figure),
    /** Today's matches by state. */
    byState: z.array(z.object({ state: z.enum(matchStatuses), count: z.number() })),
    /** How many open invitations expire within a day. */
    expiringInvitations: z.number(),
  })
  .meta({ id: 'todaysFigures' });
