import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, refuse, type standingCalls } from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findCompetitionId } from '../competition/phases/queries.ts';
import { applyTableChange, teamsInTables } from '../progression/index.ts';
import { insertDraw } from './adjustments/queries.ts';
import { withStandingsLock } from './standings-lock.ts';

/** Lots drawn manually. A later draw of the same teams overrides an earlier one; both stay stored. */
export const recordDraw: Handler<typeof standingCalls.recordDraw> = async (context, { body }) => {
  const { phaseId, order, date, by } = body;
  const competitionId = await findCompetitionId(context.db, context.scope, phaseId);
  if (competitionId === undefined) return refuse('NOT_FOUND');
  return withStandingsLock(
    context,
    'competitions.manage',
    competitionId,
    async (trx, { userId, organisationId }) => {
      const at = context.now();
      const known = await teamsInTables(trx, phaseId);
      if (new Set(order).size < order.length || !order.every((team) => known.has(team)))
        return refuse('DRAW_NOT_OF_A_TABLE', { field: 'order' });
      const applied = await applyTableChange(trx, {
        phaseId,
        at,
        change: (phase) => ({ ...phase, draws: [...phase.draws, { phaseId, teamOrder: order }] }),
      });
      if (isRefusal(applied)) return applied;
      const id = randomUUIDv7();
      const ownership = { id, organisationId, phaseId, createdAt: at, deletedAt: null };
      await insertDraw(trx, {
        ...ownership,
        teamOrder: order,
        drawnOn: date,
        drawnBy: by,
        recordedBy: userId,
      });
      await insertAuditEntry(trx, {
        organisationId,
        competitionId,
        subjectKind: 'PHASE',
        subjectId: phaseId,
        action: 'DRAW_RECORDED',
        byUser: userId,
        at,
        details: { id, order, date, by },
      });
      return { id };
    },
  );
};
