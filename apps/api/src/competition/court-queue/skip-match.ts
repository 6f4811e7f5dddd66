import { type courtQueueCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { waitOn } from './board/board.ts';
import { setSkipped } from './board/queries.ts';
import { withBoard } from './with-board.ts';

export const skipMatch: Handler<typeof courtQueueCalls.skip> = (context, { params, body }) =>
  withBoard(context, params.competitionId, async (trx, board, at) => {
    const { matchId, isSkipped } = body;
    if (waitOn(board, matchId) === undefined) return refuse('MATCH_NOT_WAITING', { field: 'matchId' });
    await setSkipped(trx, context.scope, matchId, isSkipped ? at : null);
    return { matchId, action: isSkipped ? 'SKIPPED' : 'BACK_IN_QUEUE' };
  });
