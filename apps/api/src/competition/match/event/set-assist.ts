import { type AssistChoice, type matchDeskCalls, type Read, refuse } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { atDesk, type OpenDesk } from '../desk/open-desk.ts';
import { type EventRow, saveRelated } from '../desk/queries.ts';
import { writeChange } from '../reply/change-match.ts';
import { writingRefusal } from '../reply/writing-refusal.ts';
import { replyAfter } from '../settle/settle.ts';
import { playerRefusal } from './players/player-refusal.ts';
import { listPlayers } from './players/queries.ts';

type Choice = Read<typeof AssistChoice>;

/** A goal counts at once; who passed may be known later. The last answer counts. */
export const setAssist: Handler<typeof matchDeskCalls.setAssist> = (context, { body }) =>
  atDesk(context, { matchId: body.matchId, depth: 'MATCH' }, (trx, desk) => name(trx, desk, body));

async function name(trx: Trx, desk: OpenDesk, { eventId, relatedPlayerId }: Choice) {
  const refusal = writingRefusal(desk);
  if (refusal) return refusal;
  const row = desk.rows.find(({ id, deletedAt }) => id === eventId && deletedAt === null);
  if (row === undefined) return refuse('NOT_FOUND');
  if (row.type !== 'GOAL' || row.teamId === null)
    return refuse('EVENT_NOT_ALLOWED', { field: 'eventId', details: { allowed: ['GOAL'] } });
  if (row.relatedPlayerId === relatedPlayerId) return replyAfter(trx, desk);
  const strange = relatedPlayerId && (await strangeIn(trx, desk, row, relatedPlayerId));
  if (strange) return strange;
  await saveRelated(trx, eventId, relatedPlayerId);
  await writeChange(trx, desk, { action: 'ASSIST_SET', details: { eventId, relatedPlayerId } });
  return replyAfter(trx, desk);
}

/** Why that person cannot have passed; the scorer was looked at when the goal was registered. */
async function strangeIn(trx: Trx, desk: OpenDesk, row: EventRow, relatedPlayerId: string) {
  const { id: clientEventId, teamId, playerId, period, minute } = row;
  if (playerId === relatedPlayerId) return refuse('ASSIST_BY_SCORER', { field: 'relatedPlayerId' });
  const at = { period: period === 'SO' ? period : Number(period), minute: minute ?? 0 } as const;
  const told = { type: 'GOAL', clientEventId, teamId: teamId ?? undefined, relatedPlayerId, ...at } as const;
  return playerRefusal(desk, told, await listPlayers(trx, desk.match, [relatedPlayerId]));
}
