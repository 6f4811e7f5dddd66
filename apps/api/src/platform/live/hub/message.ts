import { liveKinds } from '@traip/contract';
import type { StoredChange } from './queries.ts';

/** A change as it travels, written once for everybody who gets it. */
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
    bytes: written(nameOf(kind), { id, kind, matchId, competitionId, at, ...unsaid, ...payload }, id),
  };
}

/** What a change says nothing about. */
const unsaid = { state: null, version: null, score: null, clock: null, sets: [], lastEvent: null };

const names: readonly string[] = liveKinds;

/** A browser hears only the names that it knows: there are no others. */
function nameOf(kind: string): string {
  return names.includes(kind) ? kind : 'UPDATED';
}

/** The first of a feed: what is asked for after it is not older than what comes after it. */
export function readyMessage(id: number): Buffer {
  return written('ready', { id }, id);
}

/** Too much was missed to tell it again: ask for everything anew. */
export function resetMessage(id: number): Buffer {
  return written('reset', { id }, id);
}

/** There is nothing to follow here any more, for this follower. */
export const goneMessage = written('gone', {});

/** Keeps the line open through whatever closes silent ones, and tells us when nobody is there any more. */
export const heartbeat = Buffer.from(':\n\n');

/** How long a browser waits before it comes back. */
export const retry = Buffer.from('retry: 3000\n\n');

function written(event: string, data: object, id?: number): Buffer {
  const name = id === undefined ? '' : `id: ${id}\n`;
  return Buffer.from(`${name}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
