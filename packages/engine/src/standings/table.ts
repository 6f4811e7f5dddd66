import { arrange, type ResolvedSets } from './arrange.ts';
import { checkInput, checkMatch, type TableBreach } from './check.ts';
import { entryOf } from './entry.ts';
import { lineOf } from './line.ts';
import type { TableMatch, TeamId } from './matches.ts';
import { type Line, readsInnings } from './metrics.ts';
import { compareText } from './order.ts';
import { isComplete, type Progress, progressAfter, progressOf } from './progress.ts';
import { readerOf } from './reader.ts';
import { writeRows } from './rows.ts';
import type { Chain } from './rules.ts';
import { seriesLines } from './series.ts';
import type { TableInput, TableSetting } from './setting.ts';
import { allEntries, findEntry, replaceEntry, type Sheets, teamsOf, writeSheets } from './sheet.ts';
import type { Standing } from './standing.ts';
import { enterMatches, withdrawn } from './withdrawals.ts';

/** An immutable table that remembers how it was built, so that updating a result is cheap. */
export interface Table {
  readonly setting: TableSetting;
  readonly rows: readonly Standing[];
  /** Every match is played. */
  readonly complete: boolean;
  readonly sheets: Sheets;
  readonly lines: ReadonlyMap<TeamId, Line>;
  readonly sets: ResolvedSets;
  readonly progress: Progress;
}

/** Builds the table of a group, or returns why it cannot be built. */
export function createTable(input: TableInput): Table | TableBreach {
  const breach = checkInput(input);
  if (breach !== null) return breach;
  const { matches, ...rest } = input;
  const setting = { ...rest, teams: input.teams.toSorted(compareText) };
  const entries = enterMatches(matches, setting);
  const sheets = writeSheets(setting.teams, entries);
  return assemble(setting, sheets, progressOf(entries, setting), null, new Set());
}

/** The table with a match added or replaced. */
export function withResult(table: Table, match: TableMatch): Table | TableBreach {
  const breach = checkMatch(match, table.sheets, table.setting);
  return breach ?? change(table, match);
}

function change(table: Table, match: TableMatch): Table {
  const { setting, sheets } = table;
  const old = findEntry(sheets, match.id, [match.home, match.away]);
  const next = entryOf(match, match, setting);
  const touched = teamsOf(old, next);
  const withdrawals = withdrawn(setting);
  if (Array.from(touched).some((team) => withdrawals.has(team))) return rebuild(table, match);
  const progress = progressAfter(table.progress, old, next, setting);
  return assemble(setting, replaceEntry(sheets, old, next), progress, table, touched);
}

/** A withdrawn team’s awards depend on all its matches, so such a change rebuilds from the list. */
function rebuild({ setting, sheets }: Table, match: TableMatch): Table {
  const others = allEntries(sheets).flatMap(({ source }) =>
    source === null || source.id === match.id ? [] : [source],
  );
  const entries = enterMatches([...others, match], setting);
  const rebuilt = writeSheets(setting.teams, entries);
  return assemble(setting, rebuilt, progressOf(entries, setting), null, new Set());
}

function assemble(
  setting: TableSetting,
  sheets: Sheets,
  progress: Progress,
  before: Table | null,
  touched: ReadonlySet<TeamId>,
): Table {
  const complete = isComplete(progress, setting);
  const lines = linesOf(sheets, setting, before);
  const ranked = setting.teams.filter((team) => !isForcedLast(team, setting));
  const chain = chainNow(setting.rules.chain, complete);
  const isReusable = before !== null && before.complete === complete && !readsInnings(chain);
  const known = isReusable ? untouched(before.sets, touched) : new Map();
  const { places, sets } = arrange(ranked, lines, chain, readerOf(sheets, lines, setting), known);
  const rows = writeRows({ setting, sheets, lines, places, before });
  return { setting, rows, complete, sheets, lines, sets, progress };
}

/** The line of each team; a changed result leaves races and all other sheets untouched. */
function linesOf(sheets: Sheets, setting: TableSetting, before: Table | null): ReadonlyMap<TeamId, Line> {
  const series = setting.races === undefined ? null : seriesLines(setting);
  return new Map(
    Array.from(sheets.values(), (sheet) => {
      const { team } = sheet;
      const known = before?.sheets.get(team) === sheet ? before.lines.get(team) : undefined;
      return [team, known ?? lineOf(sheet, series?.get(team) ?? null, setting)];
    }),
  );
}

/** The level sets unaffected by a change: none of their teams played in the match. */
function untouched(sets: ResolvedSets, touched: ReadonlySet<TeamId>): ResolvedSets {
  return new Map(
    Array.from(sets).filter(
      ([, places]) => !places.some(({ teams }) => teams.some((team) => touched.has(team))),
    ),
  );
}

/** The steps that apply before or after the last match of the group. */
function chainNow(chain: Chain, complete: boolean): Chain {
  return complete || chain.untilComplete === undefined ? chain : { ...chain, steps: chain.untilComplete };
}

function isForcedLast(team: TeamId, setting: TableSetting): boolean {
  const withdrawal = withdrawn(setting).get(team);
  return withdrawal !== undefined && withdrawal.forceLast !== false;
}
