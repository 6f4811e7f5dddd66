import type { DeskEvent, Read } from '@traip/contract';
import { compareEvents, type MatchEvent } from '@traip/engine/match';
import { periodOf } from '../stored/stored-event.ts';
import type { OpenDesk } from './open-desk.ts';
import type { EventRow } from './queries.ts';

type Reply = Read<typeof DeskEvent>;

export function eventReply(row: EventRow): Reply {
  const { id, clientEventId, seq, type, teamId, playerId, playerName, personRole, relatedPlayerId } = row;
  return {
    ...{ id, clientEventId, seq, type, teamId, playerId, playerName, personRole, relatedPlayerId },
    ...{ minute: row.minute, second: row.second, kind: row.kind, value: row.value },
    ...{ period: periodOf(row.period), createdAt: row.createdAt },
    payload: row.payload as Reply['payload'],
  };
}

/** The living events in the order of the match; what the engine does not read comes last. */
export function deskEvents({ rows, state }: Pick<OpenDesk, 'rows' | 'state'>): Reply[] {
  const read = new Map<string, MatchEvent>(state.events.map((event) => [event.id, event]));
  const live = rows.filter(({ deletedAt }) => deletedAt === null);
  return live.toSorted((one, other) => inOrder(read, one, other)).map(eventReply);
}

function inOrder(read: ReadonlyMap<string, MatchEvent>, one: EventRow, other: EventRow): number {
  const [left, right] = [read.get(one.id), read.get(other.id)];
  if (left && right) return compareEvents(left, right);
  return left ? -1 : right ? 1 : one.seq - other.seq;
}
