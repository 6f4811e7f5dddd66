import { checkMatch, checkScore, checkSetting, type TableBreach } from './check.ts';
import { type Counting, countingOf } from './counting.ts';
import { enter, isPlain } from './ledger-enter.ts';
import { adjustmentOf } from './line.ts';
import type { MatchId, TableMatch, TeamId } from './matches.ts';
import { compareText } from './order.ts';
import type { Rule } from './resolve.ts';
import type { TableSetting } from './setting.ts';
import { emptyTally, type OpenTally } from './tally.ts';

/** A team's running sums: the line of its row, written over as results come in. */
export interface Account {
  readonly index: number;
  readonly team: TeamId;
  readonly tally: OpenTally;
  /** As of the last ranking. */
  points: number;
  fairPlay: number;
  readonly seed: number | null;
  readonly series: null;
  /** Points and fair-play points that no match gave. */
  readonly given: { readonly points: number; readonly fairPlay: number };
  /** The matches against each rival of a higher index, at that index. */
  readonly meetings: (Item | undefined)[];
  /** What the team shows in the mini-table that was last made with it. */
  readonly mini: OpenTally;
  /** When a match of the team was last entered or taken out, by the ledger's count of changes. */
  changed: number;
  /** The level set that this team was last the first of, and how the chain ordered it. */
  resolved: ResolvedSet | null;
}

/** Level teams as the chain ordered them, at some count of changes. */
export interface ResolvedSet {
  readonly level: readonly Account[];
  readonly places: readonly (readonly Account[])[];
  readonly at: number;
  readonly rule: Rule;
}

/** A listed match, and what it is to the table. */
export interface Item {
  match: TableMatch;
  counting: Counting;
  isPlain: boolean;
  readonly home: Account;
  readonly away: Account;
  /** Another match of the same two. */
  next: Item | undefined;
}

/**
 * The results of a group, added up as they come in: one result costs the same whatever was entered before.
 * Unlike a table it is changed in place, and belongs to whoever opened it.
 */
export interface Ledger {
  readonly setting: TableSetting;
  /** In the order of their ids. */
  readonly accounts: readonly Account[];
  readonly byTeam: ReadonlyMap<TeamId, Account>;
  readonly items: Map<MatchId, Item>;
  /** The teams as they stood when last ranked: a good place to start from. */
  readonly order: Account[];
  /** Regular matches still to come, those that are settled, and how often anything was changed. */
  readonly progress: { pending: number; settled: number; changes: number };
}

/** Opens a ledger without results, or says what is wrong with the setting. */
export function openLedger(setting: TableSetting): Ledger | TableBreach {
  const breach = checkSetting(setting, new Set(setting.teams));
  if (breach !== null) return breach;
  const teams = setting.teams.toSorted(compareText);
  const accounts = teams.map((team, index) => accountOf(team, index, setting));
  return {
    setting: { ...setting, teams },
    accounts,
    byTeam: new Map(accounts.map((account) => [account.team, account])),
    items: new Map(),
    order: accounts.slice(),
    progress: { pending: 0, settled: 0, changes: 0 },
  };
}

function accountOf(team: TeamId, index: number, setting: TableSetting): Account {
  const given = { points: adjustmentOf(team, setting), fairPlay: setting.fairPlay?.[team] ?? 0 };
  return {
    index,
    team,
    tally: { ...emptyTally },
    points: given.points,
    fairPlay: given.fairPlay,
    seed: setting.seeds?.[team] ?? null,
    series: null,
    given,
    meetings: new Array(setting.teams.length),
    mini: { ...emptyTally },
    changed: 0,
    resolved: null,
  };
}

/** Enters a match, or a new version of one that is already there. A refused match changes nothing. */
export function enterResult(ledger: Ledger, match: TableMatch): TableBreach | null {
  const { byTeam, items, setting } = ledger;
  const home = byTeam.get(match.home);
  const away = byTeam.get(match.away);
  if (home === undefined || away === undefined || home === away) return checkMatch(match, byTeam, setting);
  const breach = checkScore(match, setting);
  if (breach !== null) return breach;
  const known = items.get(match.id);
  if (known?.home === home && known.away === away) replace(ledger, known, match);
  else {
    if (known !== undefined) strikeMatch(ledger, match.id);
    list(ledger, match, home, away);
  }
  return null;
}

/** Takes a match out, if it is there. */
export function strikeMatch(ledger: Ledger, id: MatchId): void {
  const item = ledger.items.get(id);
  if (item === undefined) return;
  book(ledger, item, -1);
  ledger.items.delete(id);
  const { meetings, index } = shelfOf(item);
  let before = meetings[index];
  if (before === item) meetings[index] = item.next;
  while (before !== undefined && before.next !== item) before = before.next;
  if (before !== undefined) before.next = item.next;
}

function list(ledger: Ledger, match: TableMatch, home: Account, away: Account): void {
  const { items, setting } = ledger;
  const counting = countingOf(match, setting);
  const item: Item = { match, counting, isPlain: isPlain(match, setting.rules), home, away, next: undefined };
  const { meetings, index } = shelfOf(item);
  item.next = meetings[index];
  meetings[index] = item;
  items.set(match.id, item);
  book(ledger, item, 1);
}

/** Where the matches of two teams are kept. */
function shelfOf({ home, away }: Item): { readonly meetings: Account['meetings']; readonly index: number } {
  return home.index < away.index
    ? { meetings: home.meetings, index: away.index }
    : { meetings: away.meetings, index: home.index };
}

function replace(ledger: Ledger, item: Item, match: TableMatch): void {
  book(ledger, item, -1);
  item.match = match;
  item.counting = countingOf(match, ledger.setting);
  item.isPlain = isPlain(match, ledger.setting.rules);
  book(ledger, item, 1);
}

function book({ setting, progress }: Ledger, item: Item, sign: 1 | -1): void {
  const { match, counting, home, away } = item;
  progress.changes += 1;
  home.changed = progress.changes;
  away.changed = progress.changes;
  if (counting === 'PENDING') progress.pending += sign;
  else if (match.kind !== 'TIEBREAK') progress.settled += sign;
  if (counting === 'COUNTS') enter(item, home.tally, away.tally, sign, setting.rules);
}
