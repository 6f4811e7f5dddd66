import { isRefusal, refuse, type standingCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { writeRecord } from '../competition/records/queries.ts';
import { type PhaseFacts, settleChange } from '../progression/index.ts';
import { endAdjustment, findAdjustment } from './adjustments/queries.ts';
import { underLock } from './under-lock.ts';

export const revokeAdjustment: Handler<typeof standingCalls.revokeAdjustment> = (context, { params }) => {
  const { competitionId, id } = params;
  const { scope } = context;
  return underLock(context, 'traips.manage', competitionId, async (trx, { userId, organisationId }) => {
    const found = await findAdjustment(trx, scope, params);
    if (!found) return refuse('NOT_FOUND');
    const { phaseId, teamId, points } = found;
    const at = context.now();
    const settled = await settleChange(trx, { phaseId, at, change: (phase) => without(phase, id) });
    if (isRefusal(settled)) return settled;
    await endAdjustment(trx, scope, id, at);
    await writeRecord(trx, {
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
  });
};

function without(phase: PhaseFacts, id: string): PhaseFacts {
  return { ...phase, adjustments: phase.adjustments.filter((each) => each.id !== id) };
}
