import type { Pair } from '@traip/engine/match';
import { folded } from '../../../../platform/csv/folded.ts';
import type { CellRow } from '../../../../platform/csv/read-cells.ts';
import {
  type DraftMatch,
  emptyDraft,
  type ForeignFile,
  type ForeignProblem,
  played,
  problemAt,
  type Reading,
  teamsIn,
} from '../model/draft.ts';
import { momentOn, orderOf, readDate, readTime } from '../read/read-date.ts';
import { splitPhases, withNumberedRounds } from '../read/split-phases.ts';
import { sportOf } from './spreadsheet.ts';
import { readRows } from './table.ts';

/** The columns of the events importer, in its order. */
const heading = {
  date: 'date',
  time: 'time',
  venue: 'venue',
  teams: 'teams',
  results: 'results',
  outcome: 'outcome',
  day: 'match day',
};

/**
 * Events as the SportsPress importer for WordPress expects them: the date is in the first row of a match, and
 * each team has its own row. Fixtures, with both teams in one row, are a spreadsheet like any other.
 */
export function readSportspressEvents(files: readonly ForeignFile[]): Reading {
  const problems: ForeignProblem[] = [];
  const matches: DraftMatch[] = [];
  for (const file of files) {
    const rows = readRows(file);
    if ('sentence' in rows) problems.push(rows);
    else readEvents(file.name, rows, { matches, problems });
  }
  const draft = {
    ...emptyDraft,
    sportKey: sportOf(matches),
    teams: teamsIn(matches),
    phases: splitPhases(withNumberedRounds(matches)),
  };
  return { format: 'SPORTSPRESS', columns: [], problems, draft };
}

interface Found {
  readonly matches: DraftMatch[];
  readonly problems: ForeignProblem[];
}

type Cell = (row: CellRow, column: keyof typeof heading) => string;

function readEvents(file: string, [head, ...rows]: readonly CellRow[], found: Found): void {
  const headings = (head?.cells ?? []).map((cell) => folded(cell));
  const cell: Cell = (row, column) => row.cells[headings.indexOf(heading[column])]?.trim() ?? '';
  const order = orderOf(rows.map((row) => cell(row, 'date')));
  for (const event of eventsIn(rows, cell)) {
    const [first] = event;
    if (!first) continue;
    const place = { file, line: first.line };
    const [home, away] = event.map((row) => cell(row, 'teams')).filter((name) => name !== '');
    const date = readDate(cell(first, 'date'), order);
    if (date === null) {
      found.problems.push(
        problemAt(place, 'DATE_UNREADABLE', { column: 'date', found: cell(first, 'date') }),
      );
      continue;
    }
    if (!home || !away) {
      found.problems.push(problemAt(place, 'TEAM_MISSING', { column: 'away', found: home ?? null }));
      continue;
    }
    const score = scoreOf(event, cell);
    const minutes = cell(first, 'time') === '' ? date.minutes : readTime(cell(first, 'time'));
    found.matches.push({
      ...place,
      round: cell(first, 'day') || '1',
      group: null,
      home,
      away,
      kickOff: momentOn({ day: date.day, minutes }),
      venue: cell(first, 'venue') || null,
      isCancelled: false,
      result: score && played({ score }),
    });
  }
}

/** A row with a date begins a match; rows without a team are about players. */
function eventsIn(rows: readonly CellRow[], cell: Cell): readonly (readonly CellRow[])[] {
  const events: CellRow[][] = [];
  for (const row of rows) {
    if (cell(row, 'date') !== '') events.push([]);
    if (cell(row, 'teams') !== '') events.at(-1)?.push(row);
  }
  return events;
}

/** Results are parts and their total, separated by dashes: the total comes last. */
function scoreOf(event: readonly CellRow[], cell: Cell): Pair | null {
  const totals = event.map((row) => cell(row, 'results').split('|').at(-1)?.trim() ?? '');
  const [home = '', away = ''] = totals;
  return /^\d{1,3}$/.test(home) && /^\d{1,3}$/.test(away) ? { home: Number(home), away: Number(away) } : null;
}
