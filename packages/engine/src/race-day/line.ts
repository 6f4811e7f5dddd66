import { formatTime, roundUp } from '../ranking/marks.ts';

/** A start, an arrival at the line, or a runner who is out. */
export const lineKinds = ['START', 'ARRIVAL', 'OUT'] as const;
/** Why a runner is out. */
export const outStatuses = ['DNF', 'DNS'] as const;

/** One tap in hand timing. Taps are never deleted, only undone. */
export interface LineMark {
  readonly id: string;
  readonly kind: (typeof lineKinds)[number];
  /** In milliseconds, on one clock shared by all phones. */
  readonly at: number;
  /** For a start: its wave; null for all waves. */
  readonly heat: number | null;
  /** For an arrival: null until the bib is entered. */
  readonly bib: string | null;
  readonly status: (typeof outStatuses)[number] | null;
  readonly isUndone: boolean;
  /** When it was last changed. */
  readonly changedAt: number;
}

/**
 * Merges the marks of two phones, keeping the latest version of each. The order of merging does not matter.
 */
export function mergeLine<M extends LineMark>(ours: readonly M[], theirs: readonly M[]): readonly M[] {
  const marks = new Map(ours.map((mark) => [mark.id, mark]));
  for (const mark of theirs) {
    const known = marks.get(mark.id);
    if (known === undefined || isLater(mark, known)) marks.set(mark.id, mark);
  }
  return [...marks.values()].toSorted(byTime);
}

/** Between two changes in one millisecond the greater text wins, so that all phones agree. */
function isLater(one: LineMark, other: LineMark): boolean {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt;
  const textOf = ({ bib, status, isUndone }: LineMark) => JSON.stringify([isUndone, bib, status]);
  return textOf(one) > textOf(other);
}

function byTime(a: LineMark, b: LineMark): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}

/** What a line needs to know about the race. */
export interface LineRules {
  readonly resolution: number;
  readonly ties: 'SHARE' | 'ORDER';
  /** The wave of each entry on the start list, by bib. */
  readonly heats: ReadonlyMap<string, number | null>;
  /** Whether that is the complete start list. */
  readonly isWhole: boolean;
}

/** Why an arrival gives no result. */
type LineProblem = 'NO_BIB' | 'UNKNOWN_BIB' | 'TWICE' | 'NOT_STARTED' | 'OUT';

export interface LineArrival<M extends LineMark = LineMark> {
  readonly mark: M;
  /** The finishing order, from 1. */
  readonly order: number;
  /** The counting time since the start; null before it. */
  readonly time: number | null;
  readonly problem: LineProblem | null;
}

interface LineResult {
  readonly bib: string;
  readonly time: number | null;
  readonly status: LineMark['status'];
  readonly order: number | null;
}

export interface Line<M extends LineMark = LineMark> {
  /** The start of each wave that has started; the general one under null. */
  readonly starts: ReadonlyMap<number | null, M>;
  readonly arrivals: readonly LineArrival<M>[];
  readonly outs: readonly M[];
  readonly results: readonly LineResult[];
}

/** Hand timing is no finer than tenths; races that count whole seconds use seconds. Always rounded up. */
function handTime(ms: number, resolution: number): number {
  return roundUp(ms, handUnit(resolution));
}

export function handTimeText(ms: number, resolution: number): string {
  return formatTime(ms, handUnit(resolution));
}

function handUnit(resolution: number): number {
  return Math.max(100, resolution);
}

/** The state of the race from all marks: starts, arrivals, and the resulting results. */
export function readLine<M extends LineMark>(marks: readonly M[], rules: LineRules): Line<M> {
  const live = marks.filter(({ isUndone }) => !isUndone).toSorted(byTime);
  const starts = startsIn(live);
  const outs = outsIn(live);
  const arrivals = arrivalsIn(live, starts, outs, rules);
  const placed = arrivals.flatMap(({ mark, order, time, problem }): LineResult[] =>
    problem === null && mark.bib !== null
      ? [{ bib: mark.bib, time, status: null, order: rules.ties === 'ORDER' ? order : null }]
      : [],
  );
  const arrived = new Set(placed.map(({ bib }) => bib));
  const outResults = [...outs.values()].flatMap(({ bib, status }): LineResult[] =>
    bib !== null && !arrived.has(bib) && isKnown(bib, rules)
      ? [{ bib, time: null, status, order: null }]
      : [],
  );
  return { starts, arrivals, outs: [...outs.values()], results: [...placed, ...outResults] };
}

/** The first start that was not undone: two people may tap for the same gun. */
function startsIn<M extends LineMark>(live: readonly M[]): ReadonlyMap<number | null, M> {
  const starts = new Map<number | null, M>();
  for (const mark of live) if (mark.kind === 'START' && !starts.has(mark.heat)) starts.set(mark.heat, mark);
  return starts;
}

/** The latest status of each bib. */
function outsIn<M extends LineMark>(live: readonly M[]): ReadonlyMap<string, M> {
  const outs = new Map<string, M>();
  for (const mark of live.toSorted((a, b) => a.changedAt - b.changedAt))
    if (mark.kind === 'OUT' && mark.bib !== null) outs.set(mark.bib, mark);
  return outs;
}

function arrivalsIn<M extends LineMark>(
  live: readonly M[],
  starts: ReadonlyMap<number | null, M>,
  outs: ReadonlyMap<string, M>,
  rules: LineRules,
): readonly LineArrival<M>[] {
  const seen = new Set<string>();
  return live
    .filter(({ kind }) => kind === 'ARRIVAL')
    .map((mark, index) => {
      const { bib } = mark;
      const start = startOf(bib, starts, rules);
      const elapsed = start === undefined ? 0 : mark.at - start.at;
      const time = elapsed > 0 ? handTime(elapsed, rules.resolution) : null;
      const problem = problemOf(mark, { time, isRepeated: bib !== null && seen.has(bib), outs, rules });
      if (bib !== null) seen.add(bib);
      return { mark, order: index + 1, time, problem };
    });
}

/** The start that a runner’s time counts from: their wave’s, or the general one. */
export function startOf<M extends LineMark>(
  bib: string | null,
  starts: ReadonlyMap<number | null, M>,
  { heats }: Pick<LineRules, 'heats'>,
): M | undefined {
  return starts.get(bib === null ? null : (heats.get(bib) ?? null)) ?? starts.get(null);
}

interface MarkContext<M> {
  readonly time: number | null;
  readonly isRepeated: boolean;
  readonly outs: ReadonlyMap<string, M>;
  readonly rules: LineRules;
}

function problemOf<M extends LineMark>(
  { bib, changedAt }: M,
  { time, isRepeated, outs, rules }: MarkContext<M>,
): LineProblem | null {
  if (bib === null) return 'NO_BIB';
  if (!isKnown(bib, rules)) return 'UNKNOWN_BIB';
  if (isRepeated) return 'TWICE';
  if ((outs.get(bib)?.changedAt ?? 0) > changedAt) return 'OUT';
  return time === null ? 'NOT_STARTED' : null;
}

function isKnown(bib: string, { heats, isWhole }: LineRules): boolean {
  return !isWhole || heats.has(bib);
}

/** A runner’s stored result. */
interface StoredResult {
  readonly bib: string;
  readonly mark: number | null;
  readonly status: string | null;
  readonly order: number | null;
  /** 0 if there is none. */
  readonly version: number;
}

/** A row to save in the results of the race. */
interface LineRow {
  readonly bib: string;
  readonly mark: string;
  readonly status: string;
  readonly order: number | null;
  readonly version: number;
}

/**
 * The rows that update stored results to match the line. Runners removed from the line lose the time it gave
 * them; other results are kept.
 */
export function rowsToSave(
  marks: readonly LineMark[],
  line: Line,
  rules: LineRules,
  stored: ReadonlyMap<string, StoredResult>,
): readonly LineRow[] {
  const current = new Map(line.results.map((result) => [result.bib, result]));
  const changed = line.results.flatMap(({ bib, time, status, order }): LineRow[] => {
    const now = stored.get(bib);
    const isSame = now?.mark === time && now.status === status && now.order === order;
    if (isSame) return [];
    const mark = time === null ? '' : handTimeText(time, rules.resolution);
    return [{ bib, mark, status: status ?? '', order, version: now?.version ?? 0 }];
  });
  const undone = [...new Set(marks.flatMap(({ bib }) => bib ?? []))].flatMap((bib): LineRow[] => {
    const now = stored.get(bib);
    if (current.has(bib) || now === undefined || now.version === 0) return [];
    return isOfTheLine(now, marks, line, rules)
      ? [{ bib, mark: '', status: '', order: null, version: now.version }]
      : [];
  });
  return [...changed, ...undone];
}

/** Whether a stored result came from a mark that has since been undone. */
function isOfTheLine(
  { bib, mark, status }: StoredResult,
  marks: readonly LineMark[],
  { starts }: Line,
  rules: LineRules,
): boolean {
  const start = startOf(bib, starts, rules);
  return marks.some((one) => {
    if (one.bib !== bib) return false;
    if (one.kind === 'OUT') return mark === null && one.status === status;
    return start !== undefined && status === null && handTime(one.at - start.at, rules.resolution) === mark;
  });
}
