import type { LockedMatch } from '../desk/locked-match.ts';

/** A start or an end that a device may have queued while it was offline. */
export interface QueuedMove {
  /** Made by the device: sent again, it is the same one. */
  readonly clientEventId?: string | undefined;
  readonly at?: Date | undefined;
}

/** Whether it has arrived before, although nobody answered the device. */
export function isKnown({ rows }: LockedMatch, { clientEventId }: QueuedMove): boolean {
  return clientEventId !== undefined && rows.some((row) => row.clientEventId === clientEventId);
}

/** The device's own time, but never in the future, and never before what has already happened. */
export function occurredAt({ at: now, rows }: LockedMatch, { at }: QueuedMove): Date {
  const told = rows.map(({ payload }) => (typeof payload.at === 'number' ? payload.at : 0));
  const earliest = Math.min(Math.max(0, ...told), now.getTime());
  return new Date(Math.min(Math.max(at?.getTime() ?? now.getTime(), earliest), now.getTime()));
}
