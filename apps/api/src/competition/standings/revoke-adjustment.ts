import { isRefusal, refuse, type standingCalls } from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { applyTableChange, type PhaseFacts } from '../progression/index.ts';
import { findAdjustment, markAdjustmentDeleted } from './adjustments/queries.ts';
import { withStandingsLock } from './standings-lock.ts';

export const revokeAdjustment: Handler<typeof standingCalls.revokeAdjustment> = (context, { params }) => {
  const { competitionId, id } = params;
  const { scope } = context;
  return withStandingsLock(
    context,
    'traips.manage',
    competitionId,
    async (trx, { userId, organisationId }) => {
      const found = await findAdjustment(trx, scope, params);
      if (!found) return refuse('NOT_FOUND');
      const { phaseId, teamId, points } = found;
      const at = context.now();
      const applied = await applyTableChange(trx, {
        phaseId,
        at,
        change: (phase) => withoutAdjustment(phase, id),
      });
      if (isRefusal(applied)) return applied;
      await markAdjustmentDeleted(trx, scope, id, at);
      await insertAuditEntry(trx, {
        organisationId,
        competitionId,
        subjectKind: 'PHASE',
        subjectId: phaseId,
        action: 'ADJUSTMENT_REVOKED',
        byUser: userId,
        at,
        details: { id, teamId, points },
      });
      return { revoked: true as const };
    },
  );
};

function withoutAdjustment(phase: PhaseFacts, id: string): PhaseFacts {
  return { ...phase, adjustments: phase.adjustments.filter((each) => each.id !== id) };
}
