import { compareFractions } from '../exact/index.ts';
import type { Account, Ledger } from './ledger.ts';
import { haveAllMet, makeMini, matchesAmong, miniLine } from './ledger-mini.ts';
import { amountOf, amounts, applicable, direction, isAmount, type Line } from './metrics.ts';
import { readLots, readPlayoff } from './reader.ts';
import { partition, type Reading } from './resolve.ts';
import type { Metric, Step } from './rules.ts';

/** Teams that nothing has separated yet, in the order of their ids. */
export type Level = readonly Account[];
type Parts = readonly Level[];

/** Level teams after one step: in parts, best first; all level still; or held up for lots or a play-off. */
export type Split = (step: Step, level: Level, among: Level) => Parts | 'LEVEL' | 'UNBROKEN';

/** Applies the steps of a chain to the results of a ledger as they are now. */
export function splitter(ledger: Ledger): Split {
  const { setting, accounts } = ledger;
  const mustMeet = setting.rules.chain.h2hRequireAll === true;
  let mini: Level = [];
  let met: Level = [];
  return ({ scope, metric, onlyIfTwo }, level, among) => {
    if (onlyIfTwo === true && level.length !== 2) return 'LEVEL';
    if (metric === 'LOTS' || metric === 'PLAYOFF') return decide(metric, level, ledger);
    if (scope === 'ALL') return splitBy(metric, level, accounts, wholeLine);
    if (mustMeet && met !== level && !haveAllMet(level, setting)) return 'LEVEL';
    met = level;
    if (mini !== among) makeMini(among, setting);
    mini = among;
    return splitBy(metric, level, among, miniLine);
  };
}

type LineOf = (account: Account) => Line;
const wholeLine: LineOf = (account) => account;

/** Splits level teams by a metric, in the matches among those who play for it. */
function splitBy(metric: Metric, level: Level, among: Level, lineOf: LineOf): Parts | 'LEVEL' {
  const used = usedFor(metric, among, lineOf);
  // Places come from races alone: without them everybody is level.
  if (used === null || used === 'COUNTBACK') return 'LEVEL';
  const values = isAmount(used) ? amountsOf(amounts[used], level, lineOf) : ranksBy(used, level, lineOf);
  return partsOf(level, values, direction(used));
}

/** Only the balances of runs ask whether the matches have what they read. */
function usedFor(metric: Metric, among: Level, lineOf: LineOf): Metric | null {
  return metric === 'TQB' || metric === 'ER_TQB' ? applicable(metric, among.map(lineOf)) : metric;
}

function amountsOf(amount: (line: Line) => number, level: Level, lineOf: LineOf): number[] {
  const values: number[] = [];
  for (const account of level) values.push(amount(lineOf(account)));
  return values;
}

/** Numbers in the order of fractions: how many of the level teams show less. */
function ranksBy(metric: Exclude<Metric, 'COUNTBACK'>, level: Level, lineOf: LineOf): number[] {
  const shown = level.map((account) => amountOf(metric, lineOf(account)));
  return shown.map((own) => shown.filter((other) => compareFractions(other, own) < 0).length);
}

/** Best first; those of one value stay in the order in which they came. */
function partsOf(level: Level, values: number[], better: 1 | -1): Parts | 'LEVEL' {
  if (areEqual(values)) return 'LEVEL';
  const sorted = level.slice();
  for (let place = 1; place < sorted.length; place += 1) rise(sorted, values, place, better);
  const parts: Account[][] = [];
  let start = 0;
  for (let place = 1; place <= sorted.length; place += 1) {
    if (values[place] === values[start]) continue;
    parts.push(sorted.slice(start, place));
    start = place;
  }
  return parts;
}

function areEqual(values: readonly number[]): boolean {
  const [first] = values;
  for (const value of values) if (value !== first) return false;
  return true;
}

/** Moves the team at a place up as long as the one above it shows less: few teams are level, and few move far. */
function rise(teams: Account[], values: number[], from: number, better: 1 | -1): void {
  const [team, value] = [teams[from], values[from]];
  if (team === undefined || value === undefined) return;
  let place = from;
  for (; place > 0; place -= 1) {
    const above = values[place - 1] ?? 0;
    const owner = teams[place - 1];
    if (better * above >= better * value || owner === undefined) break;
    values[place] = above;
    teams[place] = owner;
  }
  values[place] = value;
  teams[place] = team;
}

/** Lots and play-offs are rare, and read as a table reads them. */
function decide(metric: 'LOTS' | 'PLAYOFF', level: Level, { byTeam, setting }: Ledger): Parts | 'UNBROKEN' {
  const teams = level.map(({ team }) => team);
  const matches = metric === 'PLAYOFF' ? matchesAmong(level) : [];
  const matchesOf = (team: string) => matches.filter(({ home, away }) => home === team || away === team);
  const reading: Reading =
    metric === 'LOTS' ? readLots(teams, setting) : readPlayoff(teams, matchesOf, setting);
  if (reading.kind !== 'VALUES') return 'UNBROKEN';
  const parts = partition(teams, reading.values, reading.direction);
  return parts.map((part) => part.teams.flatMap((team) => byTeam.get(team) ?? []));
}
