import assert from 'node:assert/strict';
import { awarded, points, sets } from '../../sports/parts.ts';
import { chains } from '../chains.ts';
import type { TableMatch } from '../matches.ts';
import type { Chain, TableRules } from '../rules.ts';
import type { TableInput } from '../setting.ts';
import type { Standing } from '../standing.ts';
import { createTable, type Table } from '../table.ts';

export const football: TableRules = {
  points: points(3, 1, 0),
  forfeit: awarded(3, 0),
  sets: null,
  scoring: 'GOALS',
  draw: { league: true, knockout: [] },
  chain: chains.RFEF,
};

export const basketball: TableRules = {
  ...football,
  points: points(2, null, 1),
  forfeit: awarded(20, 0, { tooFewPlayers: { winner: 2, loser: 0, lossPoints: 1 } }),
  scoring: 'POINTS',
  draw: { league: false, knockout: [] },
  chain: chains.FIBA,
};

export const volleyball: TableRules = {
  ...basketball,
  points: points(3, null, 0, { lastSetWin: 2, lastSetLoss: 1 }),
  forfeit: awarded(3, 0, { eachSet: 25 }),
  sets: sets(5, 25, { lastTo: 15 }),
  scoring: 'SETS',
  chain: chains.FIVB,
};

export const rugby: TableRules = {
  ...football,
  points: points(4, 2, 0, { tryBonus: { tries: 4, points: 1 }, losingBonus: { within: 7, points: 1 } }),
  forfeit: awarded(28, 0, { tries: 4 }),
  scoring: 'POINTS',
  chain: chains.WR,
};

/** Rules with another chain. */
export function by(rules: TableRules, chain: Partial<Chain>): TableRules {
  return { ...rules, chain: { ...rules.chain, ...chain } };
}

/** Closed matches from lines like `Ana 2-1 Bea`, in order of play. */
export function results(...lines: readonly string[]): readonly TableMatch[] {
  return lines.map((line, index) => match(String(index).padStart(3, '0'), line));
}

/** One closed match from a line like `Ana 2-1 Bea`, with extra fields. */
export function match(id: string, line: string, more: Partial<TableMatch> = {}): TableMatch {
  const [, home, hs, as, away] = /^(\S+) (\d+)-(\d+) (\S+)$/.exec(line) ?? [];
  assert.ok(home !== undefined && away !== undefined, line);
  return { id, home, away, state: 'CLOSED', score: { home: Number(hs), away: Number(as) }, ...more };
}

/** The table of some matches; by default its teams are the ones that play them. */
export function tableOf(input: Pick<TableInput, 'rules' | 'matches'> & Partial<TableInput>): Table {
  const teams = new Set(input.matches.flatMap(({ home, away }) => [home, away]));
  return built(createTable({ teams: Array.from(teams), ...input }));
}

/** The table, asserted not to be a breach. */
export function built(table: ReturnType<typeof createTable>): Table {
  assert.ok(!('breach' in table), JSON.stringify(table));
  return table;
}

/** The table on one line: `1 Ana, 2 Bea, 2 Cruz`. */
export function ranking({ rows }: Table): string {
  return rows.map(({ rank, team }) => `${rank} ${team}`).join(', ');
}

export function standingOf({ rows }: Table, team: string): Standing {
  const row = rows.find((each) => each.team === team);
  assert.ok(row, team);
  return row;
}

/** Some columns of a team's row. */
export function columns<Column extends keyof Standing>(
  table: Table,
  team: string,
  ...names: Column[]
): unknown[] {
  const row = standingOf(table, team);
  return names.map((name) => row[name]);
}

/** Table points of Ana and Bea after one match. */
export function pointsAfter(rules: TableRules, line: string, more: Partial<TableMatch> = {}): unknown[] {
  const table = tableOf({ rules, matches: [match('1', line, more)] });
  return ['Ana', 'Bea'].flatMap((team) => columns(table, team, 'points'));
}
