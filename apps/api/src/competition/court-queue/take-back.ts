import { type courtQueueCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { moveMatches, recordMoves } from '../timetable/moves/queries.ts';
import { withBoard } from './with-board.ts';

export const takeBack: Handler<typeof courtQueueCalls.takeBack> = (context, { params, body: { matchId } }) =>
  withBoard(context, params.competitionId, async (trx, { onCourt }, at) => {
    const match = [...onCourt.values()].find(({ id }) => id === matchId);
    if (match?.state !== 'SCHEDULED') return refuse('MATCH_NOT_CALLED', { field: 'matchId' });
    const { kickOff, fieldId } = match;
    const slot = { kickOff: null, fieldId: null };
    const move = { id: matchId, ...slot, payload: { old: { kickOff, fieldId }, new: slot } };
    await recordMoves(trx, context.scope, [move], at);
    await moveMatches(trx, context.scope, [move]);
    return { matchId, action: 'CALL_TAKEN_BACK', details: { fieldId } };
  });
