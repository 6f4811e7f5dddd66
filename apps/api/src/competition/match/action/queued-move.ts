import type { LockedMatch } from '../desk/locked-match.ts';

/** A start or an end that a device may have queued while it was offline. */
export interface QueuedMove {
  /** Set by the device: a repeated request has the same id. */
  readonly clientEventId?: string | undefined;
  readonly at?: Date | undefined;
}

/** Whether it has already arrived, although the device got no reply. */
export function isKnown({ rows }: LockedMatch, { clientEventId }: QueuedMove): boolean {
  return clientEventId !== undefined && rows.some((row) => row.clientEventId === clientEventId);
}

/** The device's time, but never in the future, and never before the latest event. */
export function occurredAt({ at: now, rows }: LockedMatch, { at }: QueuedMove): Date {
  const times = rows.map(({ payload }) => (typeof payload.at === 'number' ? payload.at : 0));
  const earliest = Math.min(Math.max(0, ...times), now.getTime());
  return new Date(Math.min(Math.max(at?.getTime() ?? now.getTime(), earliest), now.getTime()));
}
