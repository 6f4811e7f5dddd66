import type { Desk, DeskEvent, Read } from '@traip/contract';
import { compareEvents, type MatchEvent } from '@traip/engine/match';
import { periodOf } from '../../../match-events/stored-event.ts';
import type { LoadedMatch } from '../locked-match.ts';
import type { AuthorOf } from '../people/authors.ts';
import type { EventRow } from '../queries.ts';

type Reply = Read<typeof DeskEvent>;

/** Names of the people in events, and of their authors. */
interface EventNames {
  readonly nameOf: (playerId: string | null) => string | null;
  readonly authorOf: AuthorOf;
}

function eventReply(row: EventRow, { nameOf, authorOf }: EventNames): Reply {
  const { id, clientEventId, seq, type, teamId, playerId, personRole, relatedPlayerId } = row;
  return {
    id,
    clientEventId,
    seq,
    type,
    teamId,
    playerId,
    personRole,
    relatedPlayerId,
    minute: row.minute,
    second: row.second,
    kind: row.kind,
    value: row.value,
    period: periodOf(row.period),
    createdAt: row.createdAt,
    playerName: nameOf(playerId),
    relatedName: nameOf(relatedPlayerId),
    by: authorOf(row.createdBy, row.createdLink),
    payload: row.payload as Reply['payload'],
  };
}

/** Events that are not deleted, in match order; those the engine does not use come last. */
export function activeRows({ rows, state }: Pick<LoadedMatch, 'rows' | 'state'>): EventRow[] {
  const eventsById = new Map<string, MatchEvent>(state.events.map((event) => [event.id, event]));
  const live = rows.filter(({ deletedAt }) => deletedAt === null);
  return live.toSorted((one, other) => compareRows(eventsById, one, other));
}

function compareRows(eventsById: ReadonlyMap<string, MatchEvent>, one: EventRow, other: EventRow): number {
  const event = eventsById.get(one.id);
  const otherEvent = eventsById.get(other.id);
  if (event && otherEvent) return compareEvents(event, otherEvent);
  if (event) return -1;
  return otherEvent ? 1 : one.seq - other.seq;
}

/** All events of a match: the current ones and the deleted ones. */
export function deskEvents(
  loaded: LoadedMatch,
  names: EventNames,
): Pick<Read<typeof Desk>, 'events' | 'takenBack'> {
  return {
    events: activeRows(loaded).map((row) => eventReply(row, names)),
    takenBack: loaded.rows.flatMap((row) => {
      const { deletedAt, deletedBy, deletedLink } = row;
      if (deletedAt === null) return [];
      return [{ ...eventReply(row, names), deletedAt, deletedBy: names.authorOf(deletedBy, deletedLink) }];
    }),
  };
}
