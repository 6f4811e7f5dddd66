import { fraction } from '../exact/index.ts';
import { type Ending, endingsOf, played, ranksOf } from './endings.ts';
import { shareOf } from './entry.ts';
import type { TableMatch, TeamId } from './matches.ts';
import { type Outlook, outlookAmong, outlooks, reachOf } from './outlook.ts';
import { remainingMatches } from './remaining.ts';
import { type ResultKind, resultKinds } from './result-kinds.ts';
import { type Table, withResult } from './table.ts';
import type { Tally } from './tally.ts';

/** What a result of the next match would mean: the goal is certain, lost, or still open. */
type Consequence = 'CLINCHES' | 'ELIMINATES' | 'OPEN';

/** What a team needs to finish in the top places. */
export interface Needs {
  readonly team: TeamId;
  readonly first: number;
  readonly status: 'CLINCHED' | 'ELIMINATED' | 'OPEN';
  /** Its own matches left. */
  readonly left: number;
  /** The fewest points that make it certain; null if other teams may still finish ahead whatever it does. */
  readonly toBeSure: number | null;
  /** The fewest points that keep it possible; null if it is impossible. */
  readonly toBePossible: number | null;
  /** Its next match, and what a win, draw or defeat would mean in it. */
  readonly next: {
    readonly match: string;
    readonly rival: TeamId;
    readonly win: Consequence;
    readonly draw: Consequence | null;
    readonly loss: Consequence;
  } | null;
  /**
   * Whether every way to play the rest was tried. If not, the numbers come from how far each rival can rise
   * or fall on its own: certain and impossible still hold, but fewer points than `toBeSure` may do, and
   * `toBePossible` may be too few.
   */
  readonly exact: boolean;
}

const ENDINGS = 1000;

/** What a team still needs to finish among the first `first` places; null if it does not compete. */
export function needsOf(table: Table, team: TeamId, first: number, limit = ENDINGS): Needs | null {
  const now = outlooks(table, limit).find((outlook) => outlook.team === team);
  if (now === undefined) return null;
  const own = remainingMatches(table).filter(({ home, away }) => home === team || away === team);
  return {
    team,
    first,
    status: now.worst <= first ? 'CLINCHED' : now.best > first ? 'ELIMINATED' : 'OPEN',
    left: own.length,
    ...minPoints(table, now, first, own, limit),
    next: nextOf(table, team, first, own, limit),
  };
}

type Fewest = Pick<Needs, 'toBeSure' | 'toBePossible' | 'exact'>;

function minPoints(
  table: Table,
  { team, best, worst }: Outlook,
  first: number,
  own: readonly TableMatch[],
  limit: number,
): Fewest {
  // A team with no matches left can only wait, so its outlook is the answer.
  if (own.length === 0)
    return { toBeSure: worst <= first ? 0 : null, toBePossible: best <= first ? 0 : null, exact: true };
  const endings = endingsOf(table, limit);
  return endings === null ? pointsByReach(table, team, first, own) : pointsIn(endings, table, team, first);
}

const worth = ({ resultPoints, bonus }: Tally) => resultPoints + bonus;

/** What a team takes from its matches in an ending. */
function gainIn({ kinds }: Ending, remaining: readonly TableMatch[], team: TeamId): number {
  return remaining.reduce((sum, { home, away }, index) => {
    const kind = kinds[index];
    if (kind === undefined || (home !== team && away !== team)) return sum;
    return sum + worth(home === team ? kind.home : kind.away);
  }, 0);
}

function pointsIn(endings: readonly Ending[], table: Table, team: TeamId, first: number): Fewest {
  const remaining = remainingMatches(table);
  const tried = endings.map((ending) => ({
    gain: gainIn(ending, remaining, team),
    ...ranksOf(ending.table, team),
  }));
  const gains = [...new Set(tried.map(({ gain }) => gain))].toSorted((a, b) => a - b);
  const isSure = (from: number) => tried.every(({ gain, worst }) => gain < from || worst <= first);
  const isPossible = (from: number) => tried.some(({ gain, best }) => gain === from && best <= first);
  return { toBeSure: gains.find(isSure) ?? null, toBePossible: gains.find(isPossible) ?? null, exact: true };
}

/**
 * The totals so many matches can bring, smallest first. Every kind has a mirror image, so grounds don’t
 * matter.
 */
function sumsOf(matches: number, kinds: readonly ResultKind[]): readonly number[] {
  const worths = kinds.map(({ home }) => worth(home));
  let sums: readonly number[] = [0];
  for (let match = 0; match < matches; match += 1)
    sums = [...new Set(sums.flatMap((sum) => worths.map((each) => sum + each)))];
  return sums.toSorted((a, b) => a - b);
}

function pointsByReach(table: Table, team: TeamId, first: number, own: readonly TableMatch[]): Fewest {
  const reaches = table.rows.filter((row) => !row.withdrawn).flatMap((row) => reachOf(row.team, table) ?? []);
  const line = table.lines.get(team);
  if (line === undefined || table.setting.rules.chain.primary[0] !== 'POINTS')
    return { toBeSure: null, toBePossible: null, exact: false };
  // A live score is not yet won: the points of a match in progress are still open.
  const open = new Set(own.map(({ id }) => id));
  const shares = (table.sheets.get(team)?.entries ?? []).filter(({ match }) => open.has(match.id));
  const base = shares.reduce((points, entry) => points - worth(shareOf(entry, team)), line.points);
  const sums = sumsOf(own.length, resultKinds(table.setting));
  const endsAt = (gain: number) =>
    outlookAmong({ team, low: fraction(base + gain), high: fraction(base + gain) }, reaches);
  return {
    toBeSure: sums.find((gain) => endsAt(gain).worst <= first) ?? null,
    toBePossible: sums.find((gain) => endsAt(gain).best <= first) ?? null,
    exact: false,
  };
}

function nextOf(
  table: Table,
  team: TeamId,
  first: number,
  own: readonly TableMatch[],
  limit: number,
): Needs['next'] {
  const [match] = own;
  if (match === undefined) return null;
  const isHome = match.home === team;
  const kinds = resultKinds(table.setting).map((kind) => ({
    kind,
    won: (isHome ? kind.home : kind.away).won > 0,
    lost: (isHome ? kind.home : kind.away).lost > 0,
  }));
  const after = (chosen: readonly { readonly kind: ResultKind }[]): Consequence | null => {
    const all = new Set(
      chosen.map(({ kind }) => consequenceOf(table, played(match, kind), team, first, limit)),
    );
    const [only = null] = all;
    return all.size > 1 ? 'OPEN' : only;
  };
  return {
    match: match.id,
    rival: isHome ? match.away : match.home,
    win: after(kinds.filter(({ won }) => won)) ?? 'OPEN',
    draw: after(kinds.filter(({ won, lost }) => !won && !lost)),
    loss: after(kinds.filter(({ lost }) => lost)) ?? 'OPEN',
  };
}

function consequenceOf(
  table: Table,
  result: TableMatch,
  team: TeamId,
  first: number,
  limit: number,
): Consequence {
  const then = withResult(table, result);
  if ('breach' in then) throw new TypeError(`A result of the table: ${then.breach}`);
  const outlook = outlooks(then, limit).find((each) => each.team === team);
  if (outlook === undefined || outlook.worst <= first) return 'CLINCHES';
  return outlook.best > first ? 'ELIMINATES' : 'OPEN';
}
