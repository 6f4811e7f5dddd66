import { type lineupCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { writeRecord } from '../competition/records/queries.ts';
import { deleteLineupRow, findPlace } from '../match/lineups/stored/queries.ts';
import { underLock } from './under-lock.ts';

export const deleteLineup: Handler<typeof lineupCalls.delete> = async (context, { params }) => {
  const place = await findPlace(context.db, context.scope, params.id);
  if (!place) return refuse('NOT_FOUND');
  return underLock(context, { action: 'remove', ...place }, async (trx, { stored, desk: locked, teamId }) => {
    if (stored?.id !== params.id) return refuse('NOT_FOUND');
    await deleteLineupRow(trx, params.id);
    const { organisationId, competitionId, id: subjectId } = locked.match;
    await writeRecord(trx, {
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
