import { type AssistChoice, type matchDeskCalls, type Read, refuse } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { reloadDesk } from '../action/match-action.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { type EventRow, saveRelatedPlayer } from '../desk/queries.ts';
import { persistMatchEdit } from '../reply/match-edit.ts';
import { writingRefusal } from '../reply/writing-refusal.ts';
import { playerRefusal } from './players/player-refusal.ts';
import { listPlayers } from './players/queries.ts';

type AssistInput = Read<typeof AssistChoice>;

/** The assist may become known after the goal; the last one wins. */
export const setAssist: Handler<typeof matchDeskCalls.setAssist> = (context, { body }) =>
  withMatchLock(context, { matchId: body.matchId, depth: 'MATCH' }, (trx, locked) =>
    saveAssist(trx, locked, body),
  );

async function saveAssist(trx: Trx, locked: LockedMatch, { eventId, relatedPlayerId }: AssistInput) {
  const refusal = writingRefusal(locked);
  if (refusal) return refusal;
  const row = locked.rows.find(({ id, deletedAt }) => id === eventId && deletedAt === null);
  if (row === undefined) return refuse('NOT_FOUND');
  if (row.type !== 'GOAL' || row.teamId === null)
    return refuse('EVENT_NOT_ALLOWED', { field: 'eventId', details: { allowed: ['GOAL'] } });
  if (row.relatedPlayerId === relatedPlayerId) return reloadDesk(trx, locked);
  const invalid = relatedPlayerId && (await assistRefusal(trx, locked, row, relatedPlayerId));
  if (invalid) return invalid;
  await saveRelatedPlayer(trx, eventId, relatedPlayerId);
  await persistMatchEdit(trx, locked, { action: 'ASSIST_SET', details: { eventId, relatedPlayerId } });
  return reloadDesk(trx, locked);
}

/** Why that person can't have given the assist; the scorer was checked when the goal was registered. */
async function assistRefusal(trx: Trx, locked: LockedMatch, row: EventRow, relatedPlayerId: string) {
  const { id: clientEventId, teamId, playerId, period, minute } = row;
  if (playerId === relatedPlayerId) return refuse('ASSIST_BY_SCORER', { field: 'relatedPlayerId' });
  const at = { period: period === 'SO' ? period : Number(period), minute: minute ?? 0 } as const;
  const input = { type: 'GOAL', clientEventId, teamId: teamId ?? undefined, relatedPlayerId, ...at } as const;
  return playerRefusal(locked, input, await listPlayers(trx, locked.match, [relatedPlayerId]));
}
