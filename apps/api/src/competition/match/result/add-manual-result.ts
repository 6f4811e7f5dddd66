import { isRefusal, type matchDeskCalls, type Read, type ResultByHand, refuse } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { setUnderWay } from '../action/under-way.ts';
import { atDesk, type OpenDesk } from '../desk/open-desk.ts';
import { carryOut, replyAfter } from '../settle/settle.ts';
import { applyResult } from './apply-result.ts';

/** Of a match that nobody started too: then it takes its phase and competition along, as a start does. */
export const addManualResult: Handler<typeof matchDeskCalls.addManualResult> = (context, { body }) =>
  atDesk(
    context,
    { matchId: body.matchId, depth: 'COMPETITION', version: body.version },
    async (trx, desk) => (await writeResult(trx, desk, body)) ?? replyAfter(trx, desk),
  );

/** One result, null when it is written; among many, the tables wait for the last of them. */
export async function writeResult(
  trx: Trx,
  desk: OpenDesk,
  body: Read<typeof ResultByHand>,
  { isOneOfMany = false } = {},
) {
  const { force, version: _seen, ...told } = body;
  const { match, writer, at } = desk;
  if (force && writer.role !== 'super-admin') return refuse('FORBIDDEN');
  const applied = await applyResult(trx, desk, told);
  if (isRefusal(applied)) return applied;
  const moved = await setUnderWay(trx, desk);
  if (isRefusal(moved)) return moved;
  const { row, result } = applied;
  return carryOut(trx, desk, {
    action: 'RESULT_BY_HAND',
    to: 'FINISHED',
    events: [row],
    result,
    force,
    isOneOfMany,
    change: { finishedAt: match.finishedAt ?? at },
    details: { before: scoreOf(desk), score: result.score, outcome: result.outcome, reason: told.reason },
  });
}

function scoreOf({ match: { homeScore: home, awayScore: away } }: OpenDesk) {
  return home === null || away === null ? null : { home, away };
}
