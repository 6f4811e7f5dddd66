import { type courtQueueCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { moveMatches, recordMoves } from '../timetable/moves/queries.ts';
import { waitOn } from './board/board.ts';
import { setSkipped } from './board/queries.ts';
import { withBoard } from './with-board.ts';

/** Staff at the courts decide: even a side that hasn't rested yet can be called. */
export const callMatch: Handler<typeof courtQueueCalls.call> = (context, { params, body }) =>
  withBoard(context, params.competitionId, async (trx, board, at) => {
    const { matchId, fieldId } = body;
    const court = board.state.courts.find(({ id }) => id === fieldId);
    if (!court) return refuse('FIELD_UNKNOWN', { field: 'fieldId' });
    if (court.match !== null) return refuse('COURT_TAKEN', { field: 'fieldId' });
    const wait = waitOn(board, matchId);
    if (wait === undefined || wait === 'UNDECIDED') return refuse('MATCH_NOT_WAITING', { field: 'matchId' });
    if (wait === 'PLAYING') return refuse('SIDE_ON_COURT', { field: 'matchId' });
    const slot = { kickOff: at, fieldId };
    const move = { id: matchId, ...slot, payload: { old: { kickOff: null, fieldId: null }, new: slot } };
    await recordMoves(trx, context.scope, [move], at);
    await moveMatches(trx, context.scope, [move]);
    await setSkipped(trx, context.scope, matchId, null);
    return { matchId, action: 'CALLED', details: { fieldId } };
  });
