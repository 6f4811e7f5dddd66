/** This device's estimate of the backend's clock. */
export interface LineClock {
  /** How far the backend's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  /** The duration of the call that measured it: the shorter, the more exact. */
  readonly trip: number;
}

interface Reading {
  readonly sentAt: number;
  readonly gotAt: number;
  readonly readAt: number;
}

/** No call is off by this much: the clock of this device was changed. */
const jump = 2000;

/**
 * The better of the known and a new reading. Once something was timed on this device, its clock is no longer
 * adjusted: an adjustment between a start and an arrival would become part of the time.
 */
export function betterClock(known: LineClock | null, reading: Reading, hasTimed: boolean): LineClock {
  const { sentAt, gotAt, readAt } = reading;
  const fresh = { ahead: Math.round(readAt - (sentAt + gotAt) / 2), trip: gotAt - sentAt };
  if (known === null) return fresh;
  if (Math.abs(fresh.ahead - known.ahead) > jump + fresh.trip) return fresh;
  return hasTimed || fresh.trip >= known.trip ? known : fresh;
}
