import { matchActionNames, matchStatuses } from '@traip/engine/match';
import { z } from 'zod';
import { Id, Instant, IsoDate } from './fields.ts';
import { MatchRow } from './match-list.ts';
import { Organisation } from './organisation.ts';
import { TeamInBrief } from './team.ts';

/** An organisation with how much there is of everything, as far as the caller may see it. */
export const OrganisationOverview = z
  .object({
    organization: Organisation,
    counts: z.object({
      members: z.number(),
      openInvitations: z.number(),
      teams: z.number(),
      traips: z.number(),
      competitions: z.number(),
      /** Of those, the ones under way. */
      competitionsUnderWay: z.number(),
      matches: z.number(),
      liveMatches: z.number(),
      venues: z.number(),
    }),
  })
  .meta({ id: 'organizationOverview' });

/** A match of today, with who referees it and what the caller may do with it now. */
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

/** A team that asks for a place in a competition. */
const AskingTeam = z
  .object({
    team: TeamInBrief,
    competition: z.object({ id: Id, name: z.string() }),
    askedAt: Instant,
  })
  .meta({ id: 'askingTeam' });

/** Something that waits for somebody of the organisation. */
export const Attention = z
  .object({
    kind: z.enum(attentionKinds),
    count: z.number(),
    /** The same as a query of the list of matches; null where it is no list of matches. */
    filter: z.record(z.string(), z.string()).nullable(),
    /** The first of them. */
    matches: z.array(OverviewMatch),
    teams: z.array(AskingTeam),
    /** Where protests are open or licences wait to be checked, most of them first. */
    competitions: z.array(z.object({ id: Id, name: z.string() })),
  })
  .meta({ id: 'attention' });

export const checklistSteps = ['PROFILE', 'MEMBER', 'TEAM', 'TRAIP', 'COMPETITION', 'PUBLISHED'] as const;

/** The dashboard of an organisation. */
export const OverviewInfo = z
  .object({
    organization: Organisation,
    /** The day of all this, where matches are played. */
    day: IsoDate,
    today: z.object({ total: z.number(), items: z.array(OverviewMatch) }),
    /** Only what there is of it, the most pressing first; nothing for who may do nothing about it. */
    attention: z.array(Attention),
    /** From the data alone: there is nothing to tick off. */
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

/** One number of today, with the fourteen days that end with it. */
const Figure = z
  .object({
    key: z.enum(figureKeys),
    value: z.number(),
    /** One number for each of the days, the oldest first; today is the last. */
    series: z.array(z.number()),
    /** On the same day of the week before; null where the series does not tell the same as the value. */
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
    /** The matches of today by their state. */
    byState: z.array(z.object({ state: z.enum(matchStatuses), count: z.number() })),
    /** How many of the open invitations run out within a day. */
    expiringInvitations: z.number(),
  })
  .meta({ id: 'todaysFigures' });
