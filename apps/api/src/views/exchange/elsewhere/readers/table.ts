import { type ElsewhereColumn, elsewhereLimits } from '@traip/contract';
import { type CellRow, readCells } from '../../../../platform/csv/read-cells.ts';
import {
  type DraftMatch,
  type DraftResult,
  type ForeignFile,
  type ForeignProblem,
  noteAt,
  problemAt,
  type ReadColumn,
} from '../model/draft.ts';
import { columnByHeading } from '../read/columns.ts';
import { type DateOrder, momentOn, orderOf, readDate, readTime } from '../read/read-date.ts';
import { pairsIn, readScore } from '../read/read-score.ts';

/** A table of matches with its columns. */
interface MatchTable {
  readonly file: string;
  readonly columns: readonly ReadColumn[];
  readonly rows: readonly CellRow[];
}

const maxCell = 1000;

/** The rows of a table, or why there are none. */
export function readRows({ name: file, text }: ForeignFile): readonly CellRow[] | ForeignProblem {
  const rows = readCells(text, elsewhereLimits.matches);
  const place = { file, line: null };
  if (rows === 'UNREADABLE') return problemAt(place, 'TABLE_UNREADABLE');
  if (rows === 'TOO_LONG') return problemAt(place, 'TABLE_OF_TOO_MANY_ROWS');
  const wide = rows.find(
    ({ cells }) => cells.length > elsewhereLimits.columns || cells.some(({ length }) => length > maxCell),
  );
  return wide ? problemAt({ file, line: wide.line }, 'LINE_TOO_LONG') : rows;
}

/** The columns by their headings, or as chosen; a column is used once. */
export function columnsOf(
  rows: readonly CellRow[],
  chosen: readonly (ElsewhereColumn | null)[] | undefined,
): readonly ReadColumn[] {
  const [head, next] = rows;
  const taken = new Set<ElsewhereColumn>();
  return (head?.cells ?? []).map((heading, index) => {
    const candidate = chosen ? (chosen[index] ?? null) : columnByHeading(heading);
    const column = candidate === null || taken.has(candidate) ? null : candidate;
    if (column !== null) taken.add(column);
    return { heading, sample: next?.cells[index] ?? '', column };
  });
}

type Cell = (column: ElsewhereColumn) => string;

/** The matches of a table, and the problems of its rows. */
export function matchesOf({ file, columns, rows }: MatchTable): {
  readonly matches: readonly DraftMatch[];
  readonly problems: readonly ForeignProblem[];
} {
  const at = new Map(columns.map(({ column }, index) => [column, index]));
  const hasTeams = (at.has('home') && at.has('away')) || at.has('match');
  if (!hasTeams) return { matches: [], problems: [problemAt({ file, line: 1 }, 'COLUMNS_MISSING')] };
  const body = rows.slice(1).map((row) => ({
    line: row.line,
    cell: ((column) => row.cells[at.get(column) ?? -1]?.trim() ?? '') as Cell,
  }));
  const order = orderOf(body.map(({ cell }) => cell('date')));
  const read = body.map((row) => readRow({ file, line: row.line }, row.cell, order));
  const withoutHour = body.find(({ cell }) => isWithoutHour(cell, order));
  return {
    matches: read.flatMap(({ match }) => match ?? []),
    problems: [
      ...read.flatMap(({ problems }) => problems),
      ...(withoutHour ? [noteAt({ file, line: withoutHour.line }, 'NOTE_NO_HOUR')] : []),
    ],
  };
}

interface Place {
  readonly file: string;
  readonly line: number;
}

interface ReadRow {
  readonly match: DraftMatch | null;
  readonly problems: readonly ForeignProblem[];
}

function readRow(place: Place, cell: Cell, order: DateOrder): ReadRow {
  const [home, away] = sidesOf(cell);
  const when = whenOf(cell, order);
  const result = resultOf(cell);
  const problems: ForeignProblem[] = [];
  if (home === '' || away === '')
    problems.push(
      problemAt(place, 'TEAM_MISSING', {
        column: home === '' ? 'home' : 'away',
        found: cell('match') || null,
      }),
    );
  if (when === undefined)
    problems.push(
      problemAt(place, 'DATE_UNREADABLE', {
        column: 'date',
        found: `${cell('date')} ${cell('time')}`.trim(),
      }),
    );
  if (result === undefined)
    problems.push(
      problemAt(place, 'SCORE_UNREADABLE', {
        column: 'score',
        found: cell('score') || `${cell('homeScore')}-${cell('awayScore')}`,
      }),
    );
  if (problems.length > 0) return { match: null, problems };
  const isCancelled = /cancel|anulad|annul|suspend/i.test(cell('status'));
  return {
    problems,
    match: {
      ...place,
      round: cell('round') || '1',
      group: cell('group') || null,
      home,
      away,
      kickOff: when ?? null,
      venue: cell('venue') || null,
      isCancelled,
      result: isCancelled ? null : (result ?? null),
    },
  };
}

function sidesOf(cell: Cell): readonly [string, string] {
  if (cell('home') !== '' || cell('away') !== '') return [cell('home'), cell('away')];
  const [home = '', away = ''] = cell('match')
    .split(/\s+/)
    .join(' ')
    .split(/ (?:vs?\.?|-|–|—|contra) /i);
  return [home.trim(), away.trim()];
}

/** Undefined: unreadable. */
function whenOf(cell: Cell, order: DateOrder): Date | null | undefined {
  if (cell('date') === '') return null;
  const date = readDate(cell('date'), order);
  if (date === null) return undefined;
  const minutes = cell('time') === '' ? date.minutes : readTime(cell('time').split(/[-–]/, 1)[0] ?? '');
  if (minutes === null && cell('time') !== '') return undefined;
  return momentOn({ day: date.day, minutes });
}

function isWithoutHour(cell: Cell, order: DateOrder): boolean {
  return cell('date') !== '' && cell('time') === '' && readDate(cell('date'), order)?.minutes === null;
}

/** From one cell, from two, or only from the sets. Undefined: unreadable. */
function resultOf(cell: Cell): DraftResult | null | undefined {
  const [home, away] = [cell('homeScore'), cell('awayScore')];
  const score = cell('score') !== '' ? cell('score') : home === '' && away === '' ? '' : `${home}-${away}`;
  const read = readScore(withForfeit(score, cell('status')));
  const sets = cell('sets') === '' ? [] : pairsIn(cell('sets'));
  if (cell('sets') !== '' && sets.length === 0) return undefined;
  if (sets.length === 0 || read === undefined) return read;
  const known = read ?? readScore(cell('sets'));
  return known && { ...known, score: read?.score ?? null, sets };
}

/** A status that mentions a forfeit determines the meaning of the score. */
function withForfeit(score: string, status: string): string {
  return score !== '' && /forfeit|incompar|walkover|w\.?o\.?$|no present/i.test(status)
    ? `${score} w.o.`
    : score;
}
