import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, refuse, type standingCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findCompetitionId } from '../competition/phases/queries.ts';
import { writeRecord } from '../competition/records/queries.ts';
import { settleChange, teamsInTables } from '../progression/index.ts';
import { insertDraw } from './adjustments/queries.ts';
import { underLock } from './under-lock.ts';

/** Lots that people drew by hand. A later draw of the same teams outweighs an earlier one; both stay in the books. */
export const recordDraw: Handler<typeof standingCalls.recordDraw> = async (context, { body }) => {
  const { phaseId, order, date, by } = body;
  const competitionId = await findCompetitionId(context.db, context.scope, phaseId);
  if (competitionId === undefined) return refuse('NOT_FOUND');
  return underLock(context, 'competitions.manage', competitionId, async (trx, { userId, organisationId }) => {
    const at = context.now();
    const known = await teamsInTables(trx, phaseId);
    if (new Set(order).size < order.length || !order.every((team) => known.has(team)))
      return refuse('DRAW_NOT_OF_A_TABLE', { field: 'order' });
    const settled = await settleChange(trx, {
      phaseId,
      at,
      change: (phase) => ({ ...phase, draws: [...phase.draws, { phaseId, teamOrder: order }] }),
    });
    if (isRefusal(settled)) return settled;
    const id = randomUUIDv7();
    const owned = { id, organisationId, phaseId, createdAt: at, deletedAt: null };
    await insertDraw(trx, { ...owned, teamOrder: order, drawnOn: date, drawnBy: by, recordedBy: userId });
    await writeRecord(trx, {
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
  });
};
