import { refuse, type resultReportCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findReportable } from './queries.ts';
import { reportsReply } from './reports-reply.ts';

export const getReports: Handler<typeof resultReportCalls.get> = async ({ db, now }, { params }) => {
  const match = await findReportable(db, params);
  return match ? reportsReply(db, match, { teamId: params.teamId, at: now() }) : refuse('NOT_FOUND');
};
