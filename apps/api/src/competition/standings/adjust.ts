import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, refuse, type standingCalls } from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findCompetitionId } from '../competition/phases/queries.ts';
import { applyTableChange, teamsInTables } from '../progression/index.ts';
import { adjustmentReply } from './adjustments/adjustment-reply.ts';
import { findAdjustment, insertAdjustment } from './adjustments/queries.ts';
import { withStandingsLock } from './standings-lock.ts';

/** Every adjustment is recorded with its author, time and reason. */
export const adjust: Handler<typeof standingCalls.adjust> = async (context, { body }) => {
  const { db, scope } = context;
  const { phaseId, teamId, points, reason } = body;
  const competitionId = await findCompetitionId(db, scope, phaseId);
  if (competitionId === undefined) return refuse('NOT_FOUND');
  return withStandingsLock(
    context,
    'traips.manage',
    competitionId,
    async (trx, { userId, organisationId }) => {
      const at = context.now();
      const effectiveFrom = body.effectiveFrom ?? at;
      if (!(await teamsInTables(trx, phaseId)).has(teamId))
        return refuse('TEAM_NOT_IN_TABLE', { field: 'teamId' });
      const id = randomUUIDv7();
      const added = { id, phaseId, teamId, points, effectiveFrom };
      const applied = await applyTableChange(trx, {
        phaseId,
        at,
        change: (phase) => ({ ...phase, adjustments: [...phase.adjustments, added] }),
      });
      if (isRefusal(applied)) return applied;
      const ownership = { organisationId, competitionId, decidedBy: userId, createdAt: at, deletedAt: null };
      await insertAdjustment(trx, { ...ownership, ...added, reason });
      await insertAuditEntry(trx, {
        organisationId,
        competitionId,
        subjectKind: 'PHASE',
        subjectId: phaseId,
        action: 'POINTS_ADJUSTED',
        byUser: userId,
        at,
        details: { id, teamId, points, reason },
      });
      const row = await findAdjustment(trx, scope, { competitionId, id });
      return row ? adjustmentReply(row) : refuse('NOT_FOUND');
    },
  );
};
