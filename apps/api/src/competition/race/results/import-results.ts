import { isRefusal, raceLimits, type raceResultCalls, refuse, type TimingColumn } from '@traip/contract';
import {
  type ReadResult,
  readResults,
  splitPointsOf,
  stageExtras,
  type TypedResult,
} from '@traip/engine/race-day';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type OpenRace, withRaceLock } from '../lock/with-race-lock.ts';
import { saveSplitPoints } from '../settings/queries.ts';
import { listLayouts, rememberLayout } from '../table/layouts/remember-layout.ts';
import { type RaceTable, readTable } from '../table/read-table.ts';
import { problemsReply, type RowProblem, rowsRefusal } from '../table/row-problems.ts';
import { timingTableOf } from '../table/timing-table.ts';
import { applyResults, officialRefusal, type Started } from './apply-results.ts';
import { doubtfulMarks } from './doubtful-marks.ts';
import { listStarted } from './queries.ts';

/** Previews a timing file, or saves all of it. */
export const importResults: Handler<typeof raceResultCalls.import> = (context, { params, body }) =>
  withRaceLock(context, 'matches.manage', params, async (open) => {
    const { trx, race, competition } = open;
    if (race.kind === 'GOLF') return refuse('GOLF_HAS_CARDS');
    const table = readTable(
      body.text,
      timingTableOf(race),
      body.columns,
      await listLayouts(trx, competition.traipId),
    );
    if (isRefusal(table)) return refuse(table.refused, { field: 'text' });
    const byBib = new Map((await listStarted(trx, race.id)).map((entry) => [entry.bib, entry]));
    const { results, problems } = resultsIn(table, race, byBib);
    const typed = new Map(table.rows.map((row) => [row.line, table.textsOf(row, 'mark').join(' ')]));
    const reply = {
      warnings: problemsReply(await doubtfulMarks(open, results, (line) => typed.get(line) ?? '')),
      isRemembered: table.isRemembered,
      columns: [...table.columns],
      rows: table.rows.slice(0, raceLimits.shown).map(({ line, cells }) => ({ line, cells: [...cells] })),
      total: results.length,
    };
    if (body.mode === 'PREVIEW') return { ...reply, saved: 0, problems: problemsReply(problems) };
    const refusal = rowsRefusal(problems) ?? officialRefusal(open, body.reason);
    if (refusal) return refusal;
    const { reason, force } = body;
    await adoptSplitPoints(open, table);
    const begun = await applyResults(context, open, { results, byBib, source: 'FILE', reason, force });
    if (begun) return begun;
    if (body.columns) await rememberLayout(trx, competition.traipId, table);
    return { ...reply, saved: results.length, problems: [] };
  });

/** Takes split points from headings such as "5 km", unless they were set before. */
async function adoptSplitPoints({ trx, race }: OpenRace, { columns }: TimingFile): Promise<void> {
  const splits = columns.filter(({ field }) => field === 'split').map(({ heading }) => heading ?? '');
  const points = splitPointsOf(splits, race.distance);
  const isKnown = race.splitPoints.length > 0 || race.segments.length > 0;
  if (isKnown || points.length === 0) return;
  await saveSplitPoints(trx, race.id, points);
}

type TimingFile = RaceTable<TimingColumn>;
type Starters = ReadonlyMap<string, Started>;

function resultsIn(table: TimingFile, { kind, resolution }: OpenRace['race'], entries: Starters) {
  const rules = { kind, resolution, source: 'FILE', entries, corrected: new Set<string>() } as const;
  const read = readResults(typedRows(table), rules);
  return {
    results: hasResults(table) ? read.results : read.results.map((row) => withResult(row, entries)),
    problems: missingColumns(table) ?? read.problems,
  };
}

const hasColumn = ({ columns }: TimingFile, fields: readonly TimingColumn[]) =>
  columns.some(({ field }) => field !== null && fields.includes(field));

const hasResults = (table: TimingFile) => hasColumn(table, ['mark', 'status']);

/** A file without any results would delete all existing ones. */
function missingColumns(table: TimingFile): readonly RowProblem<'TIMING_COLUMNS_MISSING'>[] | undefined {
  const hasBib = hasColumn(table, ['bib']);
  if (hasBib && (hasResults(table) || hasColumn(table, stageExtras))) return undefined;
  return [{ line: 1, bib: '', code: 'TIMING_COLUMNS_MISSING', value: '' }];
}

/** A file with only bonuses or points keeps everyone's result. */
function withResult(row: ReadResult, byBib: Starters): ReadResult {
  const { mark = null, status = null, order = null, splits = null } = byBib.get(row.bib) ?? {};
  return { ...row, mark, status, order, splits: splits ?? [] };
}

/** Without a column for a field, its values are undefined. */
function cellsIn({ columns, textsOf }: TimingFile, field: TimingColumn) {
  const hasField = columns.some((column) => column.field === field);
  return (row: TimingFile['rows'][number]) => (hasField ? textsOf(row, field).join(' ').trim() : undefined);
}

function typedRows(table: TimingFile): readonly TypedResult[] {
  const { rows, textsOf } = table;
  const [netOf, windOf] = [cellsIn(table, 'net'), cellsIn(table, 'wind')];
  const elapsedOf = cellsIn(table, 'elapsed');
  return rows.map((row) => {
    const textOf = (field: TimingColumn) => textsOf(row, field).join(' ').trim();
    return {
      line: row.line,
      bib: textOf('bib'),
      mark: textOf('mark'),
      status: textOf('status'),
      order: textOf('order'),
      splits: textsOf(row, 'split'),
      net: netOf(row),
      wind: windOf(row),
      elapsed: elapsedOf(row),
      extras: Object.fromEntries(stageExtras.map((extra) => [extra, textOf(extra)])),
    };
  });
}
