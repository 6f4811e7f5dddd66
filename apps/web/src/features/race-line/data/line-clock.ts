/** How this device reads the backend's clock. */
export interface LineClock {
  /** How far the backend's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  /** How long the call took that told it: the shorter, the more exact. */
  readonly trip: number;
}

interface Reading {
  readonly sentAt: number;
  readonly gotAt: number;
  readonly readAt: number;
}

/** No call is off by as much: somebody has set the clock of this device. */
const jump = 2000;

/**
 * The better of what is known and a new reading. Once something was timed on this device its clock is not adjusted any
 * more: a start and an arrival are measured alike, and an adjustment in between would be part of the time.
 */
export function betterClock(known: LineClock | null, reading: Reading, hasTimed: boolean): LineClock {
  const { sentAt, gotAt, readAt } = reading;
  const fresh = { ahead: Math.round(readAt - (sentAt + gotAt) / 2), trip: gotAt - sentAt };
  if (known === null) return fresh;
  if (Math.abs(fresh.ahead - known.ahead) > jump + fresh.trip) return fresh;
  return hasTimed || fresh.trip >= known.trip ? known : fresh;
}
