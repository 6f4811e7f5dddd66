import { matchStatuses } from '@traip/engine/match';
import { z } from 'zod';
import { Id } from './fields.ts';

/** The events of webhooks. Each is documented with its shape below. */
export const webhookEventTypes = [
  'match.scheduled',
  'match.postponed',
  'match.cancelled',
  'match.started',
  'match.finished',
  'result.official',
  'result.corrected',
  'race.provisional',
  'race.official',
  'race.corrected',
  'standings.changed',
  'competition.cancelled',
  'calendar.published',
  'registration.requested',
  'registration.decided',
  'protest.filed',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** The test event, sent whatever events the webhook subscribes to. */
export const webhookTestType = 'webhook.test';
export type SentEventType = WebhookEventType | typeof webhookTestType;

const Moment = z.iso.datetime();
const Named = z.object({ id: Id, name: z.string() });
const Side = Named.nullable();

/** Where to read more: a page for people, and a call for programs. */
const Links = z.object({ page: z.url(), api: z.url() });

/** Grows when a field changes its meaning or is removed, but not when one is added. */
const version = z.literal(1);

const InOrganisation = z.object({
  version,
  organisation: z.object({ id: Id, code: z.string(), name: z.string() }),
  links: Links,
});

const InCompetition = InOrganisation.extend({ competition: Named });

const Match = z.object({
  id: Id,
  state: z.enum(matchStatuses),
  phase: Named,
  round: z.number(),
  kickOff: Moment.nullable(),
  venue: z.string().nullable(),
  field: z.string().nullable(),
  home: Side,
  away: Side,
  score: z.object({ home: z.number(), away: z.number() }).nullable(),
});

const OfMatch = InCompetition.extend({ match: Match });
const OfDate = OfMatch.extend({ previousKickOff: Moment.nullable() });

/** Names are only behind the links: not everyone has a public name. */
const OfRace = InCompetition.extend({
  race: z.object({
    id: Id,
    name: z.string(),
    startsAt: Moment.nullable(),
    publication: z.enum(['PROVISIONAL', 'OFFICIAL']),
    /** How many times its results became official. */
    edition: z.number(),
    /** The numbers on the start list and with a result. */
    entries: z.number(),
    results: z.number(),
  }),
});

/** Its remaining matches are cancelled too; each has its own event. */
const OfCancelling = InCompetition.extend({ cancelledMatches: z.number() });

const Row = z.object({
  position: z.number(),
  team: Named,
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
  for: z.number(),
  against: z.number(),
  points: z.number(),
  /** Some of its results are not official yet. */
  isProvisional: z.boolean(),
});

const OfStandings = InCompetition.extend({
  phase: Named,
  group: z.string().nullable(),
  isComplete: z.boolean(),
  rows: z.array(Row),
});

const OfCalendar = InCompetition.extend({ phase: Named, scheduled: z.number(), moved: z.number() });

const OfRegistration = InCompetition.extend({
  registration: z.object({ id: Id, status: z.enum(['REQUESTED', 'ACCEPTED', 'REJECTED']) }),
  team: Named,
});

const OfProtest = OfMatch.extend({ team: Named });

const event = <T extends SentEventType, D extends z.ZodType>(type: T, summary: string, data: D) => ({
  summary,
  shape: z.object({ type: z.literal(type), timestamp: Moment, data }).meta({ id: `webhook.${type}` }),
});

/** The body of each event: `type`, `timestamp` (when it happened) and `data`. */
export const webhookEvents = {
  'match.scheduled': event('match.scheduled', 'A match got a date, or another one', OfDate),
  'match.postponed': event('match.postponed', 'A match lost its date', OfDate),
  'match.cancelled': event('match.cancelled', 'A match will not be played', OfMatch),
  'match.started': event('match.started', 'A match began', OfMatch),
  'match.finished': event(
    'match.finished',
    'A match ended, or its result was written; it is not official yet',
    OfMatch,
  ),
  'result.official': event('result.official', 'A result became official', OfMatch),
  'result.corrected': event('result.corrected', 'A result was reopened and is official again', OfMatch),
  'race.provisional': event(
    'race.provisional',
    'The results of a race were published; they are not official yet',
    OfRace,
  ),
  'race.official': event('race.official', 'The results of a race became official', OfRace),
  'race.corrected': event('race.corrected', 'Official results of a race were corrected', OfRace),
  'competition.cancelled': event(
    'competition.cancelled',
    'A competition will not be played, or not to its end',
    OfCancelling,
  ),
  'standings.changed': event('standings.changed', 'A table changed', OfStandings),
  'calendar.published': event('calendar.published', 'The schedule of a phase was applied', OfCalendar),
  'registration.requested': event('registration.requested', 'A team applied for a place', OfRegistration),
  'registration.decided': event('registration.decided', 'A team was accepted or rejected', OfRegistration),
  'protest.filed': event('protest.filed', 'A team plays a match under protest', OfProtest),
  'webhook.test': event('webhook.test', 'Someone pressed “Send a test event”', InOrganisation),
} as const satisfies Record<SentEventType, { readonly summary: string; readonly shape: z.ZodType }>;

type WebhookBody<T extends SentEventType = SentEventType> = z.input<(typeof webhookEvents)[T]['shape']>;
export type WebhookData<T extends SentEventType = SentEventType> = WebhookBody<T>['data'];
