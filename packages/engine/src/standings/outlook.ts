import { compareFractions, type Fraction, fraction } from '../exact/index.ts';
import { type Ending, endingsOf, ranksOf } from './endings.ts';
import { type Entry, rivalOf, shareOf } from './entry.ts';
import { matchPoints } from './line.ts';
import type { TeamId } from './matches.ts';
import type { Metric, TableRules } from './rules.ts';
import { seriesReach } from './series.ts';
import type { Sheet } from './sheet.ts';
import type { Table } from './table.ts';
import { sumTallies } from './tally.ts';
import { withdrawn } from './withdrawals.ts';

/** The ranks a team can still finish in. Nothing outside them can happen; not everything inside can. */
export interface Outlook {
  readonly team: TeamId;
  readonly best: number;
  readonly worst: number;
}

interface Reach {
  readonly team: TeamId;
  readonly low: Fraction;
  readonly high: Fraction;
}

/** The most endings that are tried one by one. */
const ENDINGS = 1000;

/**
 * How far each competing team can still rise and fall. Near the end, every way to play the rest is tried,
 * with the league’s tie-breaks as far as results alone decide them; before that, only the first primary
 * metric counts and level teams may finish either way. Every remaining match must be listed, or implied by
 * the meetings.
 */
export function outlooks(table: Table, limit: number = ENDINGS): readonly Outlook[] {
  const competing = table.rows.filter((row) => !row.withdrawn).map(({ team }) => team);
  if (table.complete && table.setting.live !== true)
    return competing.map((team) => ({ team, ...ranksOf(table, team) }));
  const endings = endingsOf(table, limit);
  return endings === null ? byReach(table, competing) : competing.map((team) => outlookIn(endings, team));
}

function outlookIn(endings: readonly Ending[], team: TeamId): Outlook {
  const ranks = endings.map((ending) => ranksOf(ending.table, team));
  return {
    team,
    best: ranks.reduce((best, rank) => Math.min(best, rank.best), Number.POSITIVE_INFINITY),
    worst: ranks.reduce((worst, rank) => Math.max(worst, rank.worst), 0),
  };
}

function byReach(table: Table, competing: readonly TeamId[]): readonly Outlook[] {
  const reaches = competing.flatMap((team) => reachOf(team, table) ?? []);
  if (reaches.length < competing.length)
    return competing.map((team) => ({ team, best: 1, worst: competing.length }));
  return reaches.map((own) => outlookAmong(own, reaches));
}

/** Where a team can finish among others, given only what each can still reach. */
export function outlookAmong({ team, low, high }: Reach, reaches: readonly Reach[]): Outlook {
  const others = reaches.filter((other) => other.team !== team);
  const surelyAbove = others.filter((other) => compareFractions(other.low, high) > 0);
  const maybeAbove = others.filter((other) => compareFractions(other.high, low) >= 0);
  return { team, best: 1 + surelyAbove.length, worst: 1 + maybeAbove.length };
}

/** The team finishes in the top places whatever happens. */
export function hasClinched({ worst }: Outlook, first: number): boolean {
  return worst <= first;
}

/** The team can no longer finish in the top places. */
export function isEliminated({ best }: Outlook, first: number): boolean {
  return best > first;
}

/** The least and most a team can finish with; null if its primary metric has no such bounds. */
export function reachOf(team: TeamId, table: Table): Reach | null {
  const sheet = table.sheets.get(team);
  const line = table.lines.get(team);
  if (sheet === undefined || line === undefined) return null;
  const running = sheet.entries.filter(isRunning);
  const now = sumTallies(running.map((entry) => shareOf(entry, team)));
  const left = running.length + matchesLeft(sheet, table);
  const { won, drawn, played } = line.tally;
  if (table.setting.rules.chain.primary[0] === 'SERIES_POINTS') {
    const { low, high } = seriesReach(team, table.setting);
    return { team, low: fraction(low), high: fraction(high) };
  }
  return reachBy(table.setting.rules.chain.primary[0], {
    team,
    left,
    points: line.points - matchPoints(now),
    won: won - now.won,
    halfWins: 2 * (won - now.won) + drawn - now.drawn,
    played: played - now.played,
    range: pointsRange(table.setting.rules),
  });
}

interface ReachInput {
  readonly team: TeamId;
  readonly left: number;
  readonly points: number;
  readonly won: number;
  readonly halfWins: number;
  readonly played: number;
  readonly range: { readonly least: number; readonly most: number };
}

function reachBy(metric: Metric | undefined, input: ReachInput): Reach | null {
  const { team, left, points, won, halfWins, played, range } = input;
  switch (metric) {
    case 'POINTS':
      return { team, low: fraction(points + left * range.least), high: fraction(points + left * range.most) };
    case 'WINS':
      return { team, low: fraction(won), high: fraction(won + left) };
    case 'WIN_PCT': {
      const all = 2 * (played + left);
      return { team, low: fraction(halfWins, all), high: fraction(halfWins + 2 * left, all) };
    }
    default:
      return null;
  }
}

/** The least and most points a match can give. */
function pointsRange({ points, forfeit }: TableRules): { least: number; most: number } {
  const { tryBonus, losingBonus, places: _, ...plain } = points;
  const worths = [...Object.values(plain), forfeit.tooFewPlayers?.lossPoints].filter((each) => each != null);
  const bonus = (tryBonus?.points ?? 0) + (losingBonus?.points ?? 0);
  return { least: Math.min(...worths), most: Math.max(...worths) + bonus };
}

/** A team’s matches that have not started: listed ones, or meetings still owed. */
function matchesLeft({ team, entries }: Sheet, { setting }: Table): number {
  const withdrawals = withdrawn(setting);
  const rivals = setting.teams.filter((rival) => rival !== team && !withdrawals.has(rival));
  const regular = entries.filter(({ match }) => match.kind !== 'TIEBREAK');
  return rivals.reduce((left, rival) => {
    const mutual = regular.filter((entry) => rivalOf(entry, team) === rival);
    const pending = mutual.filter(({ counting }) => counting === 'PENDING').length;
    return left + Math.max(pending, (setting.rules.meetings ?? 0) - (mutual.length - pending));
  }, 0);
}

function isRunning({ match, counting }: Entry): boolean {
  return counting === 'COUNTS' && match.state === 'IN_PROGRESS';
}
