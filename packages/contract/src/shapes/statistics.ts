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

/** Of a Traip, a competition or a phase; each lies in the one before it. */
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

/** A player's place in a list, with the team for which it was achieved. */
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

/** The best of one list, with how many are on the whole of it. */
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

/** The lists of players that the sport has, in its order; those in which nobody stands are left out. */
export const Leaders = z.object({ lists: z.array(LeaderList) }).meta({ id: 'leaders' });

/** What a team, a pair or a player did over a competition. */
const SideStatRow = z
  .object({
    team: TeamInBrief,
    /** By the columns of the reply. */
    values: z.record(z.string(), z.number()),
    /** How its bouts were won. */
    wonBy: z.record(z.string(), z.number()),
  })
  .meta({ id: 'sideStatRow' });

/** All sides of a competition, in the columns of the sport that somebody recorded anything in. */
export const SideStats = z
  .object({
    columns: z.array(z.enum([...resultFigureKeys, ...playerMetricKeys])),
    rows: z.array(SideStatRow),
  })
  .meta({ id: 'sideStats' });

const BoxScoreLine = z
  .object({
    /** Null: noted for the side and for nobody in it. */
    player: PlayerInBrief.nullable(),
    shirt: z.number().nullable(),
    values: z.record(z.string(), z.number()),
    byPeriod: z.array(z.object({ period: Period, value: z.number() })),
  })
  .meta({ id: 'boxScoreLine' });

const BoxScoreSide = z
  .object({ lines: z.array(BoxScoreLine), totals: z.record(z.string(), z.number()) })
  .meta({ id: 'boxScoreSide' });

/** A match player by player, in the columns of the sport that somebody recorded anything in. */
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

/** Somebody who has to sit out matches. */
export const SuspensionRow = z
  .object({
    id: Id,
    player: PlayerInBrief,
    team: TeamInBrief,
    personRole: z.enum(['PLAYER', 'STAFF']),
    cause: z.enum(['CYCLE', 'CARD', 'FOUL']),
    /** What the last card or foul was, as it was registered. */
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

/** What staff decide: how many matches it costs in the end; null lifts it. */
export const SuspensionRuling = z
  .object({
    competitionId: Id,
    suspensionId: Id,
    matches: z.number().int().min(1).max(99).nullable(),
    reason: text(500),
  })
  .meta({ id: 'suspensionRulingDto' });
