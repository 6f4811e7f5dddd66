import { pageWith, type standingCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { adjustmentReply } from './adjustments/adjustment-reply.ts';
import { countAdjustments, pageOfAdjustments } from './adjustments/queries.ts';

export const adjustments: Handler<typeof standingCalls.adjustments> = async (
  { db, scope },
  { params: { competitionId }, query: { page, limit } },
) => {
  const [rows, total] = await Promise.all([
    pageOfAdjustments(db, scope, { competitionId, page, limit }),
    countAdjustments(db, scope, competitionId),
  ]);
  return pageWith(rows.map(adjustmentReply), { page, limit, total });
};
