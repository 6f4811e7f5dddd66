import { playerMetricKeys } from '@traip/engine/statistics';
import { z } from 'zod';
import { Id, Instant, text } from './fields.ts';
import { pageNumber, pageOf, pageSize } from './page.ts';
import { PlayerInBrief } from './player.ts';
import { TeamInBrief } from './team.ts';

export const playerStatMetrics = [...playerMetricKeys, 'mvps'] as const;
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
