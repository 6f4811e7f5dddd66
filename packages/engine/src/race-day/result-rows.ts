import { parseWind } from '../race-records/wind.ts';
import { parseDistance, parseTime, roundUp } from '../ranking/marks.ts';
import { hasNoMark, type Status } from '../ranking/status.ts';
import type { EventKind } from './rank-event.ts';

/** The statuses of races and golf, in the order in which they end a list. */
export const raceStatuses = [
  'CUT',
  'NR',
  'LAP',
  'OTL',
  'DNF',
  'NM',
  'DSQ',
  'DNS',
  'WDR',
  'EXH',
] as const satisfies readonly Status[];
export type RaceStatus = (typeof raceStatuses)[number];

/** Alternative spellings, in capitals and without dots. */
const spellings: Readonly<Record<string, RaceStatus>> = {
  DQ: 'DSQ',
  DESC: 'DSQ',
  DESCALIFICADO: 'DSQ',
  DESCALIFICADA: 'DSQ',
  WD: 'WDR',
  RET: 'DNF',
  AB: 'DNF',
  ABANDONO: 'DNF',
  NP: 'DNS',
  NS: 'DNS',
  'NO SALE': 'DNS',
  'NO PRESENTADO': 'DNS',
  'NO PRESENTADA': 'DNS',
  'NO ACABA': 'DNF',
  FC: 'OTL',
  DOB: 'LAP',
};

/** Bonus and penalty seconds of a stage, and points at intermediate sprints and climbs. */
export const stageExtras = ['bonus', 'penalty', 'sprintPoints', 'climbPoints'] as const;
export type StageExtra = (typeof stageExtras)[number];

/** A row of results as typed, or from a timing file. */
export interface TypedResult {
  readonly line: number;
  readonly bib: string;
  readonly mark: string;
  readonly status: string;
  readonly order: string;
  readonly splits: readonly string[];
  /** The net time, and the wind; undefined leaves them unchanged, empty clears them. */
  readonly net?: string | undefined;
  readonly wind?: string | undefined;
  /** For laps, their total time, in the same way. */
  readonly elapsed?: string | undefined;
  /** Stage extras; empty leaves them unchanged. */
  readonly extras?: Partial<Record<StageExtra, string>>;
}

export interface ReadResult {
  readonly line: number;
  readonly bib: string;
  readonly mark: number | null;
  readonly status: RaceStatus | null;
  readonly order: number | null;
  /** Null for a missing split between others. */
  readonly splits: readonly (number | null)[];
  /** Undefined if not given. */
  readonly netMark: number | null | undefined;
  readonly wind: number | null | undefined;
  readonly elapsed: number | null | undefined;
  /** Only the given ones. */
  readonly extras: Partial<Record<StageExtra, number>>;
}

type ResultProblem =
  | 'MARK_INVALID'
  | 'MARK_TOO_FINE'
  | 'MARK_AND_STATUS'
  | 'STATUS_UNKNOWN'
  | 'ORDER_INVALID'
  | 'SPLITS_NOT_RISING'
  | 'UNKNOWN_BIB'
  | 'BIB_TWICE'
  | 'NOT_STARTED'
  | 'ORDER_CONTRADICTS_MARK'
  | 'EXTRA_INVALID'
  | 'NET_ABOVE_GUN'
  | 'WIND_INVALID';

/** A problem and its row. */
export interface RowProblem {
  readonly line: number;
  readonly bib: string;
  readonly code: ResultProblem;
  /** The text as entered. */
  readonly value: string;
}

/** What is known about a start entry before rows are read. */
export interface StartedEntry {
  readonly heat: number | null;
  readonly mark: number | null;
  readonly status: Status | null;
  readonly order: number | null;
}

interface RowRules {
  readonly kind: EventKind;
  readonly resolution: number;
  /** Times from files are rounded up later; a typed time finer than the clock is a typo. */
  readonly source: 'TYPED' | 'FILE';
  /** The whole start list, by bib. */
  readonly entries: ReadonlyMap<string, StartedEntry>;
  /** Entries whose DNS was confirmed to be replaced by a mark. */
  readonly corrected: ReadonlySet<string>;
}

/** Reads all rows and reports every problem in them. */
export function readResults(
  rows: readonly TypedResult[],
  rules: RowRules,
): { readonly results: readonly ReadResult[]; readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = [];
  const seen = new Set<string>();
  const results = rows.map((row) => {
    const report = (code: ResultProblem, value: string) =>
      problems.push({ line: row.line, bib: row.bib, code, value });
    const entry = rules.entries.get(row.bib);
    if (entry === undefined) report('UNKNOWN_BIB', row.bib);
    else if (seen.has(row.bib)) report('BIB_TWICE', row.bib);
    seen.add(row.bib);
    const result = readRow(row, rules, report);
    const hasRun = result.mark !== null && result.status === null;
    if (entry?.status === 'DNS' && hasRun && !rules.corrected.has(row.bib)) report('NOT_STARTED', row.mark);
    return result;
  });
  if (problems.length === 0 && rules.kind === 'TIME') problems.push(...contradictions(results, rules));
  return { results, problems: problems.toSorted((a, b) => a.line - b.line) };
}

type Report = (code: ResultProblem, value: string) => void;

function readRow(row: TypedResult, rules: RowRules, report: Report): ReadResult {
  const { line, bib } = row;
  // A timing file has one column for both.
  const isStatus = row.status === '' && statusOf(row.mark) !== null;
  const [markText, statusText] = isStatus ? ['', row.mark] : [row.mark.trim(), row.status.trim()];
  const timed = readMark(markText, rules, report);
  const status = statusText === '' ? null : statusOf(statusText);
  if (statusText !== '' && status === null) report('STATUS_UNKNOWN', statusText);
  if (markText !== '' && status !== null && hasNoMark(status)) report('MARK_AND_STATUS', markText);
  const order = readOrder(row.order.trim(), report);
  const netMark = readNet(row.net, timed, rules, report);
  // If only one clock is known, it counts as both.
  const mark = timed ?? (status === null ? (netMark ?? null) : null);
  const splits = readSplits(row.splits, mark, report);
  const wind = readWind(row.wind, report);
  const elapsed = readElapsed(row.elapsed, rules, report);
  return {
    line,
    bib,
    mark,
    status,
    order,
    splits,
    netMark,
    wind,
    elapsed,
    extras: readExtras(row.extras ?? {}, report),
  };
}

/** No one crosses the starting line before the gun. */
function readNet(text: string | undefined, mark: number | null, rules: RowRules, report: Report) {
  if (text === undefined) return undefined;
  const trimmed = text.trim();
  // A net time of DNF just repeats the status.
  if (mark === null && statusOf(trimmed) !== null) return null;
  const net = readMark(trimmed, rules, report);
  if (net !== null && mark !== null && net > mark) report('NET_ABOVE_GUN', trimmed);
  return net;
}

/** The time for laps; ignored in other races. */
function readElapsed(text: string | undefined, rules: RowRules, report: Report): number | null | undefined {
  if (text === undefined || rules.kind !== 'LAPS') return undefined;
  const trimmed = text.trim();
  // A time of DNF just repeats the status.
  if (statusOf(trimmed) !== null) return null;
  return readMark(trimmed, { ...rules, kind: 'TIME' }, report);
}

function readWind(text: string | undefined, report: Report): number | null | undefined {
  if (text === undefined) return undefined;
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const wind = parseWind(trimmed);
  if (wind === null) report('WIND_INVALID', trimmed);
  return wind;
}

/** Statuses that exist only in golf: missed cuts and missing cards. */
const statusesOfGolf: ReadonlySet<Status> = new Set(['CUT', 'NR']);

function statusOf(text: string): RaceStatus | null {
  const status = statusIn(text, spellings);
  return status === null || statusesOfGolf.has(status) ? null : status;
}

/** A status by its code, or an alternative spelling. */
export function statusIn(text: string, spelled: Readonly<Record<string, RaceStatus>>): RaceStatus | null {
  const normalised = text
    .normalize('NFD')
    .replaceAll(/\p{M}|\./gu, '')
    .trim()
    .toUpperCase();
  return raceStatuses.find((status) => status === normalised) ?? spelled[normalised] ?? null;
}

const readers = {
  TIME: parseTime,
  DISTANCE: parseDistance,
  POINTS: (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : null),
  LAPS: (text: string) => {
    const [, laps] = /^(\d{1,5})(?: ?(?:laps?|vueltas?|v))?$/i.exec(text) ?? [];
    return laps === undefined ? null : Number(laps);
  },
  // Golf is scored hole by hole, on cards.
  GOLF: () => null,
} as const;

/** Parses a mark in common notation; null if it is not of this kind. */
export function parseMark(text: string, kind: EventKind): number | null {
  return readers[kind](text);
}

function readMark(text: string, { kind, resolution, source }: RowRules, report: Report): number | null {
  if (text === '') return null;
  const mark = readers[kind](text);
  if (mark === null || (mark === 0 && kind === 'TIME')) {
    report('MARK_INVALID', text);
    return null;
  }
  const isTooFine = kind === 'TIME' && source === 'TYPED' && roundUp(mark, resolution) !== mark;
  if (isTooFine) report('MARK_TOO_FINE', text);
  return mark;
}

function readOrder(text: string, report: Report): number | null {
  if (text === '') return null;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  report('ORDER_INVALID', text);
  return null;
}

/** Whole seconds and points, also with the sign used in results: "-10\"" is a ten-second bonus. */
function readExtras(texts: Partial<Record<StageExtra, string>>, report: Report): ReadResult['extras'] {
  const read = stageExtras.flatMap((extra) => {
    const text = (texts[extra] ?? '').trim();
    if (text === '') return [];
    const digits = /^[+\-−–]?(\d{1,5})(?: ?s|"|″|'')?$/u.exec(text)?.[1];
    if (digits === undefined) report('EXTRA_INVALID', text);
    return digits === undefined ? [] : [[extra, Number(digits)] as const];
  });
  return Object.fromEntries(read);
}

/** A missing split keeps its position empty; the others increase up to the finish. */
function readSplits(texts: readonly string[], mark: number | null, report: Report): ReadResult['splits'] {
  const filled = texts.filter((text) => text.trim() !== '');
  const splits = texts.map((text) => (text.trim() === '' ? null : parseTime(text)));
  const bad = texts.findIndex((text, at) => text.trim() !== '' && splits[at] === null);
  if (bad >= 0) {
    report('MARK_INVALID', texts[bad] ?? '');
    return [];
  }
  const times = splits.flatMap((split) => split ?? []);
  const falls = times.findIndex((time, at) => time > (times[at + 1] ?? mark ?? Number.POSITIVE_INFINITY));
  if (falls >= 0) report('SPLITS_NOT_RISING', filled[falls] ?? '');
  return times.length === 0 ? [] : splits;
}

interface AtTheLine {
  readonly line: number;
  readonly bib: string;
  readonly heat: number | null;
  readonly mark: number;
  readonly order: number;
}

/** Entries ordered behind another of the same heat despite a better time. */
function contradictions(results: readonly ReadResult[], { entries, resolution }: RowRules): RowProblem[] {
  const changed = new Map(results.map((result) => [result.bib, result]));
  const all = [...entries].flatMap(([bib, entry]): AtTheLine[] => {
    const { mark, status, order } = changed.get(bib) ?? entry;
    if (mark === null || status !== null || order === null) return [];
    const line = changed.get(bib)?.line ?? 0;
    return [{ line, bib, heat: entry.heat, mark: roundUp(mark, resolution), order }];
  });
  return [...Map.groupBy(all, ({ heat }) => heat).values()].flatMap((heat) => {
    const sorted = heat.toSorted((a, b) => a.order - b.order);
    return sorted.flatMap((row, at): RowProblem[] => {
      const before = sorted[at - 1];
      if (before === undefined) return [];
      const gained = row.mark - before.mark;
      const isWrong = row.order === before.order ? gained !== 0 : gained < 0;
      const { line, bib, order } = row.line > 0 ? row : before;
      return isWrong ? [{ line, bib, code: 'ORDER_CONTRADICTS_MARK', value: `${order}` }] : [];
    });
  });
}
