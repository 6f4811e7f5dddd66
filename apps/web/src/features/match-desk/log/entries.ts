import { namesIn, substitutionsOf } from '../data/people.ts';
import type { Queue, QueuedEvent } from '../queue/queue.ts';
import { type Substitution, type SubstitutionQueue, substitutionKey } from '../queue/substitutions.ts';
import type { DeskData, DeskEventData } from '../queue/types.ts';

/** A line of the log, stored on the backend or pending on this device. */
export interface Entry {
  readonly key: string;
  /** Null while pending, and for a substitution, which isn't an event. */
  readonly eventId: string | null;
  readonly clientEventId: string | null;
  readonly type: string;
  readonly kind: string | null;
  readonly teamId: string | null;
  readonly playerId: string | null;
  readonly playerName: string | null;
  /** The player who assisted or came on. */
  readonly relatedName: string | null;
  readonly period: number | 'SO' | null;
  readonly minute: number | null;
  readonly second: number;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Whether the backend has it. */
  readonly isStored: boolean;
  readonly substitution?: Substitution;
  /** Why the backend refused it. */
  readonly refusal: { readonly es: string; readonly en: string } | null;
}

type DeskLog = Pick<DeskData, 'events' | 'players'>;

const playTypes = ['GOAL', 'OWN_GOAL', 'CARD', 'FOUL', 'STAT'];
const shownTypes = [...playTypes, 'START', 'END', 'MANUAL_RESULT'];

/** Play events, a manual result and a substitution can be undone. */
export function isDeletable({ type }: Pick<Entry, 'type'>): boolean {
  return playTypes.includes(type) || type === 'MANUAL_RESULT' || type === 'SUBSTITUTION';
}

/** All entries, newest first: pending ones, then those stored on the backend. */
export function entriesOf(desk: DeskLog, queue: Queue, substitutions: SubstitutionQueue): readonly Entry[] {
  const { events } = desk;
  const storedIds = new Set(events.map(({ clientEventId }) => clientEventId));
  const undone = new Set(
    queue.filter((queued) => queued.isTakenBack).map(({ event }) => event.clientEventId),
  );
  const substituted = substitutionsOf(desk, substitutions);
  const names = namesIn(desk);
  const stored = events
    .filter(({ type, clientEventId }) => shownTypes.includes(type) && !undone.has(clientEventId ?? ''))
    .map(storedEntry);
  // A refused start or end has its own notice.
  const pending = queue.filter(
    ({ event, isTakenBack, move, refusal }) =>
      !isTakenBack && !storedIds.has(event.clientEventId) && !(move !== undefined && refusal !== undefined),
  );
  return [
    ...substituted.pending
      .map(({ told: substitution, refusal }): Entry => {
        return { ...substitutionEntry(substitution, names), isStored: false, refusal: refusal ?? null };
      })
      .toReversed(),
    ...pending.map(pendingEntry).toReversed(),
    ...mergeByTime(
      stored,
      substituted.stored.map((substitution) => substitutionEntry(substitution, names)),
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

function pendingEntry({ event, move, playerName, relatedName = null, refusal }: QueuedEvent): Entry {
  const { clientEventId, type, kind = null, teamId = null, playerId = null } = event;
  const { period, minute = 0, second = 0, payload = event.rubber ?? {} } = event;
  return {
    key: clientEventId,
    eventId: null,
    clientEventId,
    type,
    kind,
    teamId,
    playerId,
    playerName,
    relatedName,
    period: move === 'FINISH' ? null : period,
    minute,
    second,
    payload,
    isStored: false,
    refusal: refusal ?? null,
  };
}

function substitutionEntry(substitution: Substitution, names: ReadonlyMap<string, string>): Entry {
  const { teamId, off, on, period, minute, second = 0 } = substitution;
  return {
    key: substitutionKey(substitution),
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
    substitution,
    isStored: true,
    refusal: null,
  };
}

/** Inserts substitutions by time; events keep their order. */
function mergeByTime(events: readonly Entry[], substitutions: readonly Entry[]): readonly Entry[] {
  const list = [...events];
  for (const substitution of substitutions) {
    const before = list.findLastIndex((entry) => timeOf(entry) <= timeOf(substitution));
    list.splice(before + 1, 0, substitution);
  }
  return list;
}

const secondsPerPeriod = 100_000;

function timeOf({ period, minute, second }: Entry): number {
  const part = period === 'SO' ? Number.MAX_SAFE_INTEGER / (2 * secondsPerPeriod) : (period ?? 0);
  return part * secondsPerPeriod + (minute ?? 0) * 60 + second;
}

/** The event registered last, whatever its minute. */
export function lastOf({ events }: Pick<DeskData, 'events'>, entries: readonly Entry[]): Entry | null {
  const pending = entries.find((entry) => !entry.isStored && entry.refusal === null && isDeletable(entry));
  if (pending !== undefined) return pending;
  const seqOf = new Map(events.map(({ id, seq }) => [id, seq]));
  const stored = entries.filter((entry) => entry.eventId !== null && playTypes.includes(entry.type));
  const seq = ({ eventId }: Entry) => seqOf.get(eventId ?? '') ?? 0;
  return stored.toSorted((a, b) => seq(b) - seq(a))[0] ?? null;
}
