import { namesIn, substitutionsOf } from '../data/people.ts';
import type { Queue, Waiting } from '../queue/queue.ts';
import { type Substitution, type Substitutions, substitutionKey } from '../queue/substitutions.ts';
import type { DeskData, DeskEventData } from '../queue/types.ts';

/** Something that happened, be it known to the backend or still on this device. */
export interface Entry {
  readonly key: string;
  /** Null while only this device knows it, and of what is no event. */
  readonly eventId: string | null;
  readonly clientEventId: string | null;
  readonly type: string;
  readonly kind: string | null;
  readonly teamId: string | null;
  readonly playerId: string | null;
  readonly playerName: string | null;
  /** Who gave the assist; who came on. */
  readonly relatedName: string | null;
  readonly period: number | 'SO' | null;
  readonly minute: number | null;
  readonly second: number;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Whether the backend has it. */
  readonly isStored: boolean;
  readonly substitution?: Substitution;
  /** Why the backend does not take it. */
  readonly refusal: { readonly es: string; readonly en: string } | null;
}

type Told = Pick<DeskData, 'events' | 'players'>;

const play = ['GOAL', 'OWN_GOAL', 'CARD', 'FOUL'];
const course = [...play, 'START', 'END', 'MANUAL_RESULT'];

/** What can be taken back: what happened on the field, and a result by hand. */
export function isDeletable({ type }: Pick<Entry, 'type'>): boolean {
  return play.includes(type) || type === 'MANUAL_RESULT' || type === 'SUBSTITUTION';
}

/** What was registered, the newest first: what waits here, then what the backend has. */
export function entriesOf(desk: Told, queue: Queue, substitutions: Substitutions): readonly Entry[] {
  const { events } = desk;
  const known = new Set(events.map(({ clientEventId }) => clientEventId));
  const gone = new Set(queue.filter((one) => one.isTakenBack).map(({ event }) => event.clientEventId));
  const changes = substitutionsOf(desk, substitutions);
  const names = namesIn(desk);
  const stored = events
    .filter(({ type, clientEventId }) => course.includes(type) && !gone.has(clientEventId ?? ''))
    .map(storedEntry);
  const waiting = queue.filter(({ event, isTakenBack }) => !isTakenBack && !known.has(event.clientEventId));
  return [
    ...changes.waiting
      .map(({ told, refusal }): Entry => {
        return { ...changeEntry(told, names), isStored: false, refusal: refusal ?? null };
      })
      .toReversed(),
    ...waiting.map(waitingEntry).toReversed(),
    ...merged(
      stored,
      changes.stored.map((told) => changeEntry(told, names)),
    ).toReversed(),
  ];
}

function storedEntry(event: DeskEventData): Entry {
  const { id, clientEventId, type, kind, teamId, playerId, playerName, period, minute, payload } = event;
  return {
    key: clientEventId ?? id,
    eventId: id,
    clientEventId,
    type,
    kind,
    teamId,
    playerId,
    playerName,
    relatedName: event.relatedName,
    period,
    minute,
    second: event.second ?? 0,
    payload,
    isStored: true,
    refusal: null,
  };
}

function waitingEntry({ event, playerName, relatedName = null, ...waiting }: Waiting): Entry {
  const { clientEventId, type, kind = null, teamId = null, playerId = null } = event;
  const { period, minute = 0, second = 0, payload = {} } = event;
  const what = { type, kind, teamId, playerId, playerName, relatedName, period, minute, second, payload };
  return {
    key: clientEventId,
    eventId: null,
    clientEventId,
    ...what,
    isStored: false,
    refusal: waiting.refusal ?? null,
  };
}

function changeEntry(told: Substitution, names: ReadonlyMap<string, string>): Entry {
  const { teamId, off, on, period, minute, second = 0 } = told;
  return {
    key: substitutionKey(told),
    eventId: null,
    clientEventId: null,
    type: 'SUBSTITUTION',
    kind: null,
    teamId,
    playerId: off,
    playerName: names.get(off) ?? null,
    relatedName: names.get(on) ?? null,
    period,
    minute,
    second,
    payload: {},
    substitution: told,
    isStored: true,
    refusal: null,
  };
}

/** Substitutions among the events, by when they happened; events keep their own order. */
function merged(events: readonly Entry[], changes: readonly Entry[]): readonly Entry[] {
  const list = [...events];
  for (const change of changes) {
    const at = list.findLastIndex((one) => momentOf(one) <= momentOf(change));
    list.splice(at + 1, 0, change);
  }
  return list;
}

const longestPeriod = 100_000;

function momentOf({ period, minute, second }: Entry): number {
  const part = period === 'SO' ? Number.MAX_SAFE_INTEGER / (2 * longestPeriod) : (period ?? 0);
  return part * longestPeriod + (minute ?? 0) * 60 + second;
}

/** What "undo" takes back: the last thing that was registered, whatever minute it belongs to. */
export function lastOf({ events }: Pick<DeskData, 'events'>, entries: readonly Entry[]): Entry | null {
  const waiting = entries.find((entry) => !entry.isStored && entry.refusal === null && isDeletable(entry));
  if (waiting !== undefined) return waiting;
  const seqOf = new Map(events.map(({ id, seq }) => [id, seq]));
  const stored = entries.filter((entry) => entry.eventId !== null && play.includes(entry.type));
  const seq = ({ eventId }: Entry) => seqOf.get(eventId ?? '') ?? 0;
  return stored.toSorted((one, other) => seq(other) - seq(one))[0] ?? null;
}
