import { z } from 'zod';
import { refereeRoles } from '../referee-roles.ts';
import { isSecureAddress } from '../secure-address.ts';
import { OrganisationInBrief } from './account.ts';
import { Desk } from './desk.ts';
import { Id, Instant, IsoDate, optionalText, Version } from './fields.ts';
import { FullLineups } from './lineup.ts';
import { Period } from './match.ts';
import { MatchRow } from './match-list.ts';
import { pageNumber, pageOf, pageSize, Search } from './page.ts';
import { PlayerInBrief } from './player.ts';

const side = Id.nullish().transform((value) => value ?? null);

const round = z.number().int().min(1).max(999);
const group = z
  .string()
  .trim()
  .max(4)
  .nullish()
  .transform((value) => value || null);

/** A manual fixture. A side may be left open. */
export const NewMatch = z
  .object({
    phaseId: Id,
    round: round.default(1),
    group,
    homeTeamId: side,
    awayTeamId: side,
    kind: z.enum(['NORMAL', 'TIEBREAK']).default('NORMAL'),
  })
  .meta({ id: 'matchDto' });

/** Omitted fields are kept. */
export const MatchChange = z
  .object({
    id: Id,
    round: round.optional(),
    homeTeamId: Id.nullable().optional(),
    awayTeamId: Id.nullable().optional(),
    version: Version,
  })
  .meta({ id: 'updateMatchDto' });

/** `dryRun` only reports conflicts; `force` ignores them. An omitted field is kept. */
export const MatchSchedule = z
  .object({
    matchId: Id,
    kickOff: Instant,
    fieldId: Id.nullable().optional(),
    isLocked: z.boolean().optional(),
    force: z.boolean().default(false),
    dryRun: z.boolean().default(false),
    version: Version.optional(),
  })
  .meta({ id: 'scheduleMatchDto' });

/** Removes the date, with a reason; a new one is set later. */
export const PostponedMatch = z
  .object({ matchId: Id, reason: optionalText(500), version: Version.optional() })
  .meta({ id: 'postponeMatchDto' });

/** What is busy at that time, and with which match; matches of other organisations are not named. */
export const ScheduleConflict = z
  .object({
    /** CLOSED: a closed date of the venue, of a team or of the whole organisation. */
    kind: z.enum(['FIELD', 'TEAM', 'REFEREE', 'CLOSED']),
    /** The field, team or person, or the closed date itself. */
    id: Id,
    name: z.string(),
    matchId: Id.nullable(),
    kickOff: Instant,
    /** What is closed, its first and last day, and why. */
    closure: z.object({ startsOn: IsoDate, endsOn: IsoDate, reason: z.string().nullable() }).optional(),
  })
  .meta({ id: 'scheduleConflict' });

/** All referees of the match: others are no longer assigned. */
export const MatchReferees = z
  .object({
    matchId: Id,
    referees: z
      .array(z.object({ userId: Id, role: z.enum(refereeRoles).default('MAIN') }))
      .max(12)
      .refine(
        (referees) => new Set(referees.map(({ userId }) => userId)).size === referees.length,
        'PLAYER_TWICE',
      ),
    version: Version.optional(),
  })
  .meta({ id: 'matchRefereesDto' });

/** Null removes the stream. */
export const MatchStream = z
  .object({
    matchId: Id,
    url: z.string().trim().max(500).refine(isSecureAddress, 'STREAM_INVALID').nullable(),
    version: Version.optional(),
  })
  .meta({ id: 'matchStreamDto' });

/** Teams for open sides; null opens a side again; omitted sides are kept. */
export const KnockoutParticipants = z
  .object({
    matchId: Id,
    homeTeamId: Id.nullable().optional(),
    awayTeamId: Id.nullable().optional(),
    version: Version.optional(),
  })
  .meta({ id: 'knockoutParticipantsDto' });

export const RefereeQuery = z.object({
  q: Search.default(''),
  /** Shows who is busy when this match is played. */
  matchId: Id.optional(),
  page: pageNumber,
  limit: pageSize(),
});

const RefereeCandidate = z
  .object({
    ...PlayerInBrief.shape,
    isAssigned: z.boolean(),
    /** The kick-off of the match that keeps them busy then. */
    busyAt: Instant.nullable(),
    /** In one of the two teams. */
    isInvolved: z.boolean(),
  })
  .meta({ id: 'refereeCandidate' });

export const RefereePage = pageOf(RefereeCandidate).meta({ id: 'refereePage' });

const TimelineEvent = z
  .object({
    id: Id,
    seq: z.number(),
    type: z.string(),
    teamId: Id.nullable(),
    player: PlayerInBrief.nullable(),
    personRole: z.enum(['PLAYER', 'STAFF']).nullable(),
    related: PlayerInBrief.nullable(),
    period: Period.nullable(),
    minute: z.number().nullable(),
    second: z.number().nullable(),
    /** As the rules count it: the second yellow card is a SECOND_YELLOW. */
    kind: z.string().nullable(),
    value: z.number().nullable(),
    at: Instant,
  })
  .meta({ id: 'timelineEvent' });

const neighbour = MatchRow.pick({ id: true, kickOff: true, state: true, score: true, round: true }).extend({
  home: z.string().nullable(),
  away: z.string().nullable(),
});

/** Everything about one match. */
export const FullMatch = z
  .object({
    ...MatchRow.shape,
    state: Desk.shape.state,
    kind: z.enum(['NORMAL', 'TIEBREAK']),
    isIfNeeded: z.boolean(),
    startedAt: Instant.nullable(),
    finishedAt: Instant.nullable(),
    closedAt: Instant.nullable(),
    result: Desk.shape.result,
    advances: Desk.shape.advances,
    clock: Desk.shape.clock,
    periods: Desk.shape.periods,
    sets: Desk.shape.sets,
    rubbers: Desk.shape.rubbers,
    timeline: z.array(TimelineEvent),
    referees: z.array(z.object({ ...PlayerInBrief.shape, role: z.string() })),
    venue: z
      .object({
        id: Id,
        name: z.string(),
        address: z.string().nullable(),
        city: z.string().nullable(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      })
      .nullable(),
    streamUrl: z.string().nullable(),
    /** The last day to start a ladder challenge; null once it has started, or if there is none. */
    playBy: IsoDate.nullable(),
    /** The best player, chosen by the referee. */
    mvp: z.object({ player: PlayerInBrief, teamId: Id }).nullable(),
    organization: OrganisationInBrief,
    traip: z.object({ id: Id, code: z.string(), name: z.string(), sportKey: z.string() }),
    sportVariantKey: z.string(),
    previous: neighbour.nullable(),
    next: neighbour.nullable(),
    lineups: FullLineups.pick({ home: true, away: true }),
    /** What the caller may do now. */
    actions: Desk.shape.actions,
  })
  .meta({ id: 'fullMatch' });

export const Scheduled = z
  .object({ match: FullMatch, conflicts: z.array(ScheduleConflict) })
  .meta({ id: 'scheduledMatch' });
