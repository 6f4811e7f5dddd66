import type { Queue } from '../queue/queue.ts';
import type { DeskData } from '../queue/types.ts';

/** Something that happened, be it known to the backend or still on this device. */
export interface Entry {
  readonly key: string;
  /** Null while only this device knows it. */
  readonly eventId: string | null;
  readonly clientEventId: string | null;
  readonly type: string;
  readonly kind: string | null;
  readonly teamId: string | null;
  readonly playerName: string | null;
  readonly period: number | 'SO' | null;
  readonly minute: number | null;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Why the backend does not take it. */
  readonly refusal: { readonly es: string; readonly en: string } | null;
}

const play = ['GOAL', 'OWN_GOAL', 'CARD', 'FOUL'];
const course = [...play, 'START', 'END', 'MANUAL_RESULT'];

/** What can be taken back: what happened on the field, and a result by hand. */
export function isDeletable({ type }: Pick<Entry, 'type'>): boolean {
  return play.includes(type) || type === 'MANUAL_RESULT';
}

/** What was registered, the newest first: what waits here, then what the backend has. */
export function entriesOf({ events }: Pick<DeskData, 'events'>, queue: Queue): readonly Entry[] {
  const known = new Set(events.map(({ clientEventId }) => clientEventId));
  const gone = new Set(queue.filter((one) => one.isTakenBack).map(({ event }) => event.clientEventId));
  const stored = events
    .filter(({ type, clientEventId }) => course.includes(type) && !gone.has(clientEventId ?? ''))
    .map(
      (event): Entry => ({
        ...{ key: event.clientEventId ?? event.id, eventId: event.id, clientEventId: event.clientEventId },
        ...{ type: event.type, kind: event.kind, teamId: event.teamId, playerName: event.playerName },
        ...{ period: event.period, minute: event.minute, payload: event.payload, refusal: null },
      }),
    );
  const waiting = queue
    .filter(({ event, isTakenBack }) => !isTakenBack && !known.has(event.clientEventId))
    .map(({ event, playerName, refusal = null }): Entry => {
      const { clientEventId, type, kind = null, teamId = null, period, minute = 0, payload = {} } = event;
      const what = { type, kind, teamId, playerName, period, minute, payload, refusal };
      return { key: clientEventId, eventId: null, clientEventId, ...what };
    });
  return [...waiting.toReversed(), ...stored.toReversed()];
}

/** What "undo" takes back: the last thing that was registered, whatever minute it belongs to. */
export function lastOf({ events }: Pick<DeskData, 'events'>, entries: readonly Entry[]): Entry | null {
  const waiting = entries.find(
    (entry) => entry.eventId === null && entry.refusal === null && isDeletable(entry),
  );
  if (waiting !== undefined) return waiting;
  const seqOf = new Map(events.map(({ id, seq }) => [id, seq]));
  const stored = entries.filter((entry) => entry.eventId !== null && play.includes(entry.type));
  const seq = ({ eventId }: Entry) => seqOf.get(eventId ?? '') ?? 0;
  return stored.toSorted((one, other) => seq(other) - seq(one))[0] ?? null;
}
