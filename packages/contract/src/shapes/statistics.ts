import { type PlayerList, playerMetricKeys, resultFigureKeys } from '@traip/engine/statistics';
import { z } from 'zod';
import { Id, Instant, text } from './fields.ts';
import { Period } from './match.ts';
import { pageNumber, pageOf, pageSize } from './page.ts';
import { PlayerInBrief } from './player.ts';
import { TeamInBrief } from './team.ts';

export const playerStatMetrics = [
  ...playerMetricKeys,
  'mvps',
  'cleanSheets',
] as const satisfies readonly PlayerList[];
export type PlayerStatMetric = (typeof playerStatMetrics)[number];

/** For a Traip, a competition or a phase, each within the one before. */
export const PlayerStatsQuery = z
  .object({
    traipId: Id.optional(),
    competitionId: Id.optional(),
    phaseId: Id.optional(),
    metric: z.enum(playerStatMetrics).default('goals'),
    page: pageNumber,
    limit: pageSize(),
  })
  .refine(({ traipId, competitionId, phaseId }) => Boolean(traipId ?? competitionId ?? phaseId), {
    path: ['competitionId'],
    error: 'REQUIRED',
  });

/** A player's position in a list, with their team at the time. */
export const PlayerStatRow = z
  .object({
    /** Equal values share it: 1, 1, 3. */
    rank: z.number(),
    player: PlayerInBrief,
    team: TeamInBrief,
    value: z.number(),
    byKind: z.record(z.string(), z.number()),
    matches: z.number(),
    perMatch: z.number().nullable(),
  })
  .meta({ id: 'playerStatRow' });

/** The top of one list, with its total length. */
const LeaderList = z
  .object({
    metric: z.enum(playerStatMetrics),
    total: z.number(),
    rows: z.array(PlayerStatRow),
  })
  .meta({ id: 'leaderList' });

export const leaderLimits = { rows: 5 } as const;

export const BoxScoreQuery = z.object({ matchId: Id });

export const StatsOfCompetition = z.object({ competitionId: Id, phaseId: Id.optional() });

/** The sport's lists of players, in its order, without empty ones. */
export const Leaders = z.object({ lists: z.array(LeaderList) }).meta({ id: 'leaders' });

/** The figures of a team, a pair or a player in a competition. */
const SideStatRow = z
  .object({
    team: TeamInBrief,
    /** By the columns of the reply. */
    values: z.record(z.string(), z.number()),
    /** How its bouts were won. */
    wonBy: z.record(z.string(), z.number()),
  })
  .meta({ id: 'sideStatRow' });

/** All sides of a competition, with the sport's columns that have any data. */
export const SideStats = z
  .object({
    columns: z.array(z.enum([...resultFigureKeys, ...playerMetricKeys])),
    rows: z.array(SideStatRow),
  })
  .meta({ id: 'sideStats' });

const BoxScoreLine = z
  .object({
    /** Null: recorded for the side without a player. */
    player: PlayerInBrief.nullable(),
    shirt: z.number().nullable(),
    values: z.record(z.string(), z.number()),
    byPeriod: z.array(z.object({ period: Period, value: z.number() })),
  })
  .meta({ id: 'boxScoreLine' });

const BoxScoreSide = z
  .object({ lines: z.array(BoxScoreLine), totals: z.record(z.string(), z.number()) })
  .meta({ id: 'boxScoreSide' });

/** A match by player, with the sport's columns that have any data. */
export const BoxScore = z
  .object({ columns: z.array(z.enum(playerMetricKeys)), home: BoxScoreSide, away: BoxScoreSide })
  .meta({ id: 'boxScore' });

export const PlayerStatPage = pageOf(PlayerStatRow).meta({ id: 'playerStatPage' });

const suspensionStatuses = ['OPEN', 'SERVED', 'REVOKED'] as const;

export const SuspensionQuery = z.object({
  competitionId: Id,
  teamId: Id.optional(),
  status: z.enum(suspensionStatuses).optional(),
  page: pageNumber,
  limit: pageSize(),
});

/** A suspended person. */
export const SuspensionRow = z
  .object({
    id: Id,
    player: PlayerInBrief,
    team: TeamInBrief,
    personRole: z.enum(['PLAYER', 'STAFF']),
    cause: z.enum(['CYCLE', 'CARD', 'FOUL']),
    /** The last card or foul, as registered. */
    kind: z.string().nullable(),
    originMatchId: Id,
    matches: z.number(),
    served: z.number(),
    left: z.number(),
    status: z.enum(suspensionStatuses),
    ruling: z.object({ matches: z.number().nullable(), reason: z.string(), decidedAt: Instant }).nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'suspension' });

export const SuspensionPage = pageOf(SuspensionRow).meta({ id: 'suspensionPage' });

/** A decision by staff: how many matches it costs; null lifts it. */
export const SuspensionRuling = z
  .object({
    competitionId: Id,
    suspensionId: Id,
    matches: z.number().int().min(1).max(99).nullable(),
    reason: text(500),
  })
  .meta({ id: 'suspensionRulingDto' });
