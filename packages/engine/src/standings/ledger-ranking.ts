import { compareFractions, type Fraction } from '../exact/index.ts';
import type { Account, Ledger, ResolvedSet } from './ledger.ts';
import { type Level, type Split, splitter } from './ledger-split.ts';
import { matchPoints } from './line.ts';
import type { TeamId } from './matches.ts';
import { amountOf, direction, readsInnings } from './metrics.ts';
import { isComplete } from './progress.ts';
import { type Rule, type Stage, stageNow, stagesAfter } from './resolve.ts';
import type { Metric } from './rules.ts';
import { chainNow, createTable } from './table.ts';
import { withdrawn } from './withdrawals.ts';

/** A row without its reasons: where a team stands, and the columns that every table shows. */
export interface Ranked {
  /** Level teams share it: 1, 1, 3. */
  readonly rank: number;
  readonly team: TeamId;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly for: number;
  readonly against: number;
  readonly diff: number;
  readonly points: number;
}

/** The teams in the order in which the table of the same results has them, by the whole chain. */
export function rankingOf(ledger: Ledger): readonly Ranked[] {
  const { setting } = ledger;
  // What a withdrawn team leaves to its rivals depends on all its matches; races are no sums of matches.
  if (withdrawn(setting).size > 0 || setting.races !== undefined) return fromTable(ledger);
  const { chain } = setting.rules;
  const rule = chainNow(chain, isComplete(ledger.progress, setting));
  const split = splitter(ledger);
  const rows: Ranked[] = [];
  for (const account of ledger.accounts) total(account);
  for (const level of levelSets(ledger, chain.primary)) {
    if (level.length === 1) place(level, rows);
    else for (const teams of placesOf(level, rule, split, ledger)) place(teams, rows);
  }
  return rows;
}

function total(account: Account): void {
  account.points = matchPoints(account.tally) + account.given.points;
  account.fairPlay = account.tally.fairPlay + account.given.fairPlay;
}

/** Orders a level set, unless it is the one of the last time and none of its teams has played since. */
function placesOf(level: Level, rule: Rule, split: Split, { progress }: Ledger): readonly Level[] {
  const [first] = level;
  const known = first?.resolved ?? null;
  if (known !== null && known.rule === rule && isStill(known, level)) return known.places;
  const places: Level[] = [];
  walk({ level, among: level, at: 0 }, rule, split, places);
  if (first !== undefined && !readsInnings(rule))
    first.resolved = { level, places, at: progress.changes, rule };
  return places;
}

function isStill({ level, at }: ResolvedSet, now: Level): boolean {
  if (level.length !== now.length) return false;
  for (let place = 0; place < now.length; place += 1) {
    const account = now[place];
    if (account === undefined || account !== level[place] || account.changed > at) return false;
  }
  return true;
}

function fromTable({ setting, items }: Ledger): readonly Ranked[] {
  const table = createTable({ ...setting, matches: Array.from(items.values(), ({ match }) => match) });
  if ('breach' in table) throw new TypeError(`A table of checked results: ${table.breach}`);
  return table.rows.map(({ rank, team, played, won, drawn, lost, points, ...row }) => {
    const { for: scored, against, diff } = row;
    return { rank, team, played, won, drawn, lost, for: scored, against, diff, points };
  });
}

/** Orders level teams as the chain says, and notes the places. */
function walk(from: Stage<Account>, rule: Rule, split: Split, places: Level[]): void {
  let stage = from;
  while (stage.level.length > 1) {
    const here = stageNow(stage, rule);
    const step = rule.steps[here.at];
    const parts = step === undefined ? 'UNBROKEN' : split(step, here.level, here.among);
    if (parts === 'UNBROKEN') break;
    if (parts !== 'LEVEL') {
      for (const next of stagesAfter(here, parts, rule)) walk(next, rule, split, places);
      return;
    }
    stage = { level: here.level, among: here.among, at: here.at + 1 };
  }
  places.push(stage.level);
}

function place(level: Level, rows: Ranked[]): void {
  const rank = rows.length + 1;
  for (const account of level) rows.push(rankedAt(rank, account));
}

function rankedAt(rank: number, { team, tally, points }: Account): Ranked {
  const { played, won, drawn, lost, against } = tally;
  const scored = tally.for;
  return { rank, team, played, won, drawn, lost, for: scored, against, diff: scored - against, points };
}

/** Teams by the primary metrics, best first; those who are level in the order of their ids. */
function levelSets({ order }: Ledger, primary: readonly Metric[]): readonly Level[] {
  const compare = comparePrimary(primary);
  sortNearlySorted(order, compare);
  const sets: Account[][] = [];
  let last: Account[] = [];
  for (const account of order) {
    const [first] = last;
    if (first !== undefined && compare(first, account) === 0) last.push(account);
    else {
      last = [account];
      sets.push(last);
    }
  }
  return sets;
}

/** Few teams have moved since the last time: each is let down to its place from where it stood. */
function sortNearlySorted(order: Account[], compare: Compare): void {
  for (let from = 1; from < order.length; from += 1) {
    const account = order[from];
    if (account === undefined) continue;
    let at = from;
    for (; at > 0; at -= 1) {
      const above = order[at - 1];
      if (above === undefined || (compare(above, account) || above.index - account.index) <= 0) break;
      order[at] = above;
    }
    order[at] = account;
  }
}

type Compare = (a: Account, b: Account) => number;

/** Negative when `a` stands above. */
function comparePrimary(primary: readonly Metric[]): Compare {
  if (primary.length === 1 && primary[0] === 'POINTS') return (a, b) => b.points - a.points;
  const compares = primary.map(compareBy);
  return (a, b) => {
    for (const compare of compares) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

function compareBy(metric: Metric): Compare {
  // Places come from races alone: without them everybody is level.
  if (metric === 'COUNTBACK') return () => 0;
  const measured = new Map<Account, Fraction>();
  const shown = (account: Account) => {
    const amount = measured.get(account) ?? amountOf(metric, account);
    measured.set(account, amount);
    return amount;
  };
  return (a, b) => -direction(metric) * compareFractions(shown(a), shown(b));
}
