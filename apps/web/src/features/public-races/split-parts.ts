import type { RaceInfo, ResultRow } from './load.ts';

/** The course between two splits, as run by one person. */
export interface SplitPart {
  /** In metres from the start; null if the positions of splits are unknown. */
  readonly from: number | null;
  readonly to: number | null;
  readonly isLast: boolean;
  /** The time since the start at its end, and the place there. */
  readonly passed: number | null;
  readonly place: number | null;
  /** Its duration; null next to a missing split. */
  readonly time: number | null;
  /** Metres per second; null if the length or the time is unknown. */
  readonly speed: number | null;
}

type Split = Pick<ResultRow, 'splits' | 'splitPlaces' | 'mark' | 'status' | 'place'>;
type Course = Pick<RaceInfo, 'kind' | 'distance' | 'splitPoints' | 'segments'>;

/** Whether splits are listed: named segments replace them. */
export function hasSplits({ splits }: Pick<ResultRow, 'splits'>, { kind, segments }: Course): boolean {
  return kind === 'TIME' && segments.length === 0 && splits.some((split) => split !== null);
}

interface Pass {
  readonly time: number | null;
  readonly place: number | null;
  /** In metres from the start. */
  readonly at: number | null;
}

/** Where and when a person passed: at each split, and at the finish. */
function passesOf(row: Split, race: Course): readonly Pass[] {
  const { splits, splitPlaces, mark, place } = row;
  const isKnown = splits.length <= race.splitPoints.length;
  const passes = splits.map((time, at) => ({
    time,
    place: splitPlaces[at] ?? null,
    at: isKnown ? (race.splitPoints[at] ?? null) : null,
  }));
  return hasFinished(row) ? [...passes, { time: mark, place, at: isKnown ? race.distance : null }] : passes;
}

const hasFinished = ({ mark, status }: Split) => mark !== null && status === null;

const between = (from: number | null, to: number | null) => (from === null || to === null ? null : to - from);

const start: Pass = { time: 0, place: null, at: 0 };

/** The parts up to the finish, or up to where the person gave up. */
export function splitPartsOf(row: Split, race: Course): readonly SplitPart[] {
  return passesOf(row, race).map((pass, at, passes) => {
    const before = at === 0 ? start : (passes[at - 1] ?? start);
    const time = between(before.time, pass.time);
    const metres = between(before.at, pass.at);
    return {
      from: before.at,
      to: pass.at,
      isLast: hasFinished(row) && at === row.splits.length,
      passed: pass.time,
      place: pass.place,
      time,
      speed: time !== null && time > 0 && metres !== null && metres > 0 ? (metres / time) * 1000 : null,
    };
  });
}

/** The fastest part; undefined if parts can't be compared. */
export function fastestOf(parts: readonly SplitPart[]): SplitPart | undefined {
  const known = parts.filter(({ speed }) => speed !== null);
  if (known.length < 2 || known.length < parts.length) return undefined;
  return known.reduce((best, part) => ((part.speed ?? 0) > (best.speed ?? 0) ? part : best));
}

/** The length of a bar, in percent: exaggerated, so that small differences are visible. */
export function barOf(speed: number, fastest: number): number {
  return Math.max(10, Math.round(100 - (fastest / speed - 1) * 600));
}

/** The splits that a list has room for, spread over the course. */
export function columnsOf(points: readonly number[], max = 3): readonly number[] {
  if (points.length <= max) return [...points.keys()];
  return Array.from({ length: max }, (_, at) => Math.round(((at + 1) * points.length) / (max + 1)));
}
