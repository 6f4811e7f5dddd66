import { z } from 'zod';
import { withdrawalModes } from './competition.ts';
import { Id, Instant, IsoDate, text } from './fields.ts';
import { TeamInBrief } from './team.ts';

/** Points added or deducted outside the matches. */
export const Adjustment = z
  .object({
    id: Id,
    phaseId: Id,
    team: TeamInBrief,
    points: z.number(),
    reason: z.string(),
    effectiveFrom: Instant,
    decidedBy: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'adjustment' });

export const NewAdjustment = z
  .object({
    phaseId: Id,
    teamId: Id,
    points: z
      .number()
      .int()
      .min(-99)
      .max(99)
      .refine((points) => points !== 0, 'POINTS_NOT_ZERO'),
    reason: text(300, 'REASON_REQUIRED'),
    /** From now on by default. */
    effectiveFrom: Instant.optional(),
  })
  .meta({ id: 'adjustmentDto' });

/** A manual drawing of lots, best first. */
export const NewDraw = z
  .object({
    phaseId: Id,
    order: z.array(Id).min(2).max(64),
    date: IsoDate,
    by: text(100),
  })
  .meta({ id: 'recordedDrawDto' });

const Moved = z.object({ team: TeamInBrief, before: z.number(), after: z.number() });

/** The tables if a team withdraws, under each mode. */
export const WithdrawalPreview = z
  .object({
    team: TeamInBrief,
    /** The competition's own mode, or the fair one for how much the team has played. */
    proposed: z.enum(withdrawalModes),
    played: z.number(),
    left: z.number(),
    modes: z.array(
      z.object({
        mode: z.enum(withdrawalModes),
        awarded: z.number(),
        cancelled: z.number(),
        tables: z.array(
          z.object({
            phaseId: Id,
            group: z.string().nullable(),
            rows: z.array(
              z.object({ team: TeamInBrief, rank: z.number(), points: z.number(), isWithdrawn: z.boolean() }),
            ),
            moved: z.array(Moved),
          }),
        ),
      }),
    ),
    now: z.array(
      z.object({
        phaseId: Id,
        group: z.string().nullable(),
        rows: z.array(
          z.object({ team: TeamInBrief, rank: z.number(), points: z.number(), isWithdrawn: z.boolean() }),
        ),
      }),
    ),
  })
  .meta({ id: 'withdrawalPreview' });
