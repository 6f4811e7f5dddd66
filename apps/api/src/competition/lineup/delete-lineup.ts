import { type lineupCalls, refuse } from '@traip/contract';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { deleteLineupRow, findLineupRef } from '../match/lineups/stored/queries.ts';
import { dropOpenProtest } from '../match/protest/queries.ts';
import { withLineupLock } from './lineup-lock.ts';

export const deleteLineup: Handler<typeof lineupCalls.delete> = async (context, { params }) => {
  const ref = await findLineupRef(context.db, context.scope, params.id);
  if (!ref) return refuse('NOT_FOUND');
  return withLineupLock(context, { action: 'remove', ...ref }, async (trx, { stored, locked, teamId }) => {
    if (stored?.id !== params.id) return refuse('NOT_FOUND');
    await deleteLineupRow(trx, params.id);
    await dropOpenProtest(trx, { matchId: locked.match.id, teamId });
    const { organisationId, competitionId, id: subjectId } = locked.match;
    await insertAuditEntry(trx, {
      organisationId,
      competitionId,
      subjectKind: 'MATCH',
      subjectId,
      action: 'LINEUP_DELETED',
      details: { teamId, state: stored.state },
      byUser: context.scope.userId,
      at: locked.at,
    });
    return { deleted: true as const };
  });
};
