import type { EventKind } from './rank-event.ts';

/** What says how fast a race can be. */
interface RacedCourse {
  /** As `RUNNING`. */
  readonly sportKey: string;
  readonly kind: EventKind;
  /** In metres; of a relay nobody says whether it is that of one leg or of all. */
  readonly distance: number | null;
  readonly legs: number | null;
}

/** Metres a second: what nobody has ever reached, and what even the last one is faster than. */
interface Speeds {
  readonly best: (metres: number) => number;
  readonly worst: number;
}

/** Somewhat above the world records of each distance: a sprinter's speed lasts no kilometre. */
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

/** The times that a race can take, in milliseconds; null where nothing is known of it. */
export function plausibleTimes({ sportKey, kind, distance, legs }: RacedCourse): Bounds | null {
  const speed = speeds[sportKey];
  if (speed === undefined || kind !== 'TIME' || distance === null) return null;
  const fastest = distance / speed.best(distance);
  const slowest = (distance * (legs ?? 1)) / speed.worst;
  return { min: Math.floor(fastest * 1000), max: Math.ceil(slowest * 1000) };
}

/** Whether somebody can have run, swum or ridden a mark. It is asked about, never refused: courses are short and clocks odd. */
export function isPlausible(mark: number, bounds: Bounds | null): boolean {
  return bounds === null || (mark >= bounds.min && mark <= bounds.max);
}
