import { liveKinds } from '@traip/contract';
import type { StoredChange } from './queries.ts';

/** A change as an event of the stream, encoded once for all followers. */
export interface Message {
  readonly id: number;
  /** The transaction that wrote it. */
  readonly writtenBy: string;
  readonly bytes: Buffer;
}

export function messageOf(change: StoredChange): Message {
  const { id, kind, matchId, competitionId, at, payload, writtenBy } = change;
  return {
    id,
    writtenBy,
    bytes: encodeEvent(
      eventName(kind),
      { id, kind, matchId, competitionId, at, ...emptyFields, ...payload },
      id,
    ),
  };
}

/** The value of fields that a change leaves empty. */
const emptyFields = { state: null, version: null, score: null, clock: null, sets: [], lastEvent: null };

const knownKinds: readonly string[] = liveKinds;

/** Browsers only receive events whose names they listen for, so unknown kinds get a known name. */
function eventName(kind: string): string {
  return knownKinds.includes(kind) ? kind : 'UPDATED';
}

/** The first message: what is fetched after it is at least as new as the feed's position. */
export function readyMessage(id: number): Buffer {
  return encodeEvent('ready', { id }, id);
}

/** Too much was missed to be resent: the client must reload everything. */
export function resetMessage(id: number): Buffer {
  return encodeEvent('reset', { id }, id);
}

/** The feed no longer exists for this follower. */
export const goneMessage = encodeEvent('gone', {});

/** Keeps proxies from closing the connection, and reveals when the client is gone. */
export const heartbeat = Buffer.from(':\n\n');

/** How long a browser waits before it reconnects. */
export const retry = Buffer.from('retry: 3000\n\n');

function encodeEvent(event: string, data: object, id?: number): Buffer {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return Buffer.from(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
