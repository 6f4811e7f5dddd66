import type { EventKind } from './rank-event.ts';

/** What determines how fast a race can be. */
interface RacedCourse {
  /** Such as `RUNNING`. */
  readonly sportKey: string;
  readonly kind: EventKind;
  /** In metres; for a relay it may be that of one leg or of all. */
  readonly distance: number | null;
  readonly legs: number | null;
}

/** Metres per second: faster than anyone has ever been, and slower than any last finisher. */
interface Speeds {
  readonly best: (metres: number) => number;
  readonly worst: number;
}

/** Slightly above the world records of each distance: no one holds a sprinter’s speed for a kilometre. */
function runningSpeed(metres: number): number {
  if (metres <= 400) return 12;
  if (metres <= 1500) return 9;
  return metres <= 10_000 ? 7.5 : 6.8;
}

const speeds: Readonly<Record<string, Speeds>> = {
  RUNNING: { best: runningSpeed, worst: 0.4 },
  SWIMMING: { best: (metres) => (metres <= 50 ? 2.8 : 2.4), worst: 0.2 },
  CYCLING: { best: () => 25, worst: 0.8 },
  TRIATHLON: { best: () => 12, worst: 0.6 },
};

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The range of plausible times, in milliseconds; null if unknown. */
export function plausibleTimes({ sportKey, kind, distance, legs }: RacedCourse): Bounds | null {
  const speed = speeds[sportKey];
  if (speed === undefined || kind !== 'TIME' || distance === null) return null;
  const fastest = distance / speed.best(distance);
  const slowest = (distance * (legs ?? 1)) / speed.worst;
  return { min: Math.floor(fastest * 1000), max: Math.ceil(slowest * 1000) };
}

/**
 * Whether a mark is plausible. Implausible marks are questioned, never refused: courses can be short and
 * clocks wrong.
 */
export function isPlausible(mark: number, bounds: Bounds | null): boolean {
  return bounds === null || (mark >= bounds.min && mark <= bounds.max);
}
