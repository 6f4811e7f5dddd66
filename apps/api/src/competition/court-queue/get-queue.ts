import { type courtQueueCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { loadBoard } from './board/board.ts';
import { boardReply, noQueue } from './board/board-reply.ts';

export const getQueue: Handler<typeof courtQueueCalls.get> = async ({ db, caller, now }, { params }) => {
  const at = now();
  const board = await loadBoard(db, { ...params, userId: caller?.userId ?? null, now: at });
  if (board === undefined) return refuse('NOT_FOUND');
  return board === null ? noQueue : boardReply(db, board, at);
};
