/** This device's estimate of the backend's clock. */
export interface LineClock {
  /** How far the backend's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  /** The duration of the call that measured it: the shorter, the more exact. */
  readonly trip: number;
}

interface Reading {
  readonly sentAt: number;
  readonly receivedAt: number;
  readonly readAt: number;
}

/** No call is off by this much: the clock of this device was changed. */
const jump = 2000;

/**
 * The better of the known and a new reading. Once something was timed on this device, its clock is no longer
 * adjusted: an adjustment between a start and an arrival would become part of the time.
 */
export function betterClock(current: LineClock | null, reading: Reading, hasTimed: boolean): LineClock {
  const { sentAt, receivedAt, readAt } = reading;
  const measured = { ahead: Math.round(readAt - (sentAt + receivedAt) / 2), trip: receivedAt - sentAt };
  if (current === null) return measured;
  if (Math.abs(measured.ahead - current.ahead) > jump + measured.trip) return measured;
  return hasTimed || measured.trip >= current.trip ? current : measured;
}
