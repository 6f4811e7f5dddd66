import { firstDuplicate, type RankingBreach, rankingBreach } from './breach.ts';
import { byOrder, highest, lowest, placesOf, rankBy, type Step, type Ties } from './places.ts';
import type { Status } from './status.ts';

export interface GolfCut {
  readonly afterRound: number;
  /** The score in this place is the cut … */
  readonly top: number | null;
  /** … and everyone level with it makes the cut; otherwise those level beyond it miss it. */
  readonly ties: boolean;
  /** Everyone within this many of the lead makes the cut too. */
  readonly within: number | null;
}

interface GolfRules {
  readonly rounds: number;
  readonly cut: GolfCut | null;
  /** Whether more is better (Stableford). */
  readonly isPoints: boolean;
  readonly ties: Ties;
}

export interface Golfer {
  readonly id: string;
  /** Strokes, or points, of each round; null for an incomplete card. */
  readonly rounds: readonly (number | null)[];
  readonly status: Status | null;
  readonly order: number | null;
  /** Scores over the last holes, longest stretch first, for a countback; empty if not used. */
  readonly countback: readonly number[];
}

type Position = number | Status;

/**
 * Positions after the last round. The play-off lists its players, winner first; all who lost it share second.
 */
export function rankGolf(
  golfers: readonly Golfer[],
  playoff: readonly string[],
  rules: GolfRules,
): ReadonlyMap<string, Position> | RankingBreach {
  const breach = checkGolf(golfers, rules) ?? firstDuplicate(playoff.map((id) => ({ id })));
  if (breach !== null) return breach;
  const line = rules.cut === null ? null : cutLine(golfers, rules.cut, rules.isPoints);
  const isIn = (total: number) => line === null || (rules.isPoints ? total >= line : total <= line);
  const words = golfers.map((golfer) => [golfer.id, statusOf(golfer, rules, isIn)] as const);
  const excluded = new Set(words.flatMap(([id, word]) => (word === null ? [] : [id])));
  const rows = golfers
    .filter(({ id }) => !excluded.has(id))
    .map((golfer) => ({ ...golfer, total: sumOf(golfer.rounds) }));
  const total = (rules.isPoints ? highest : lowest)((row: (typeof rows)[number]) => row.total);
  const [first = [], ...others] = rankBy(rows, [total]);
  const outsider = playoff.find((id) => !first.some((row) => row.id === id));
  if (outsider !== undefined) return rankingBreach('PLAYOFF_NOT_LEVEL', outsider);
  const firsts = rankBy(first, [lowest(({ id }) => (playoff.length === 0 || id === playoff[0] ? 0 : 1))]);
  const decided = playoff.length === 0 ? [] : firsts;
  const rest = playoff.length === 0 ? [first, ...others] : others;
  const broken = rest.flatMap((level) => rankBy(level, [byCountback(rules), byOrder(rules.ties)]));
  const places = placesOf(rows, [...decided, ...broken]);
  return new Map(words.map(([id, word]) => [id, word ?? places.get(id) ?? 'NR']));
}

/** The worst total that makes the cut; null if there is no cut. Totals are integers. */
export function cutLine(
  golfers: readonly Pick<Golfer, 'rounds'>[],
  cut: GolfCut,
  isPoints: boolean,
): number | null {
  const sign = isPoints ? -1 : 1;
  const totals = golfers
    .filter(({ rounds }) => isComplete(rounds, cut.afterRound))
    .map(({ rounds }) => sign * sumOf(rounds.slice(0, cut.afterRound)))
    .sort((a, b) => a - b);
  const [lead] = totals;
  if (lead === undefined || (cut.top === null && cut.within === null)) return null;
  const atTop = cut.top === null ? Number.NEGATIVE_INFINITY : (totals[cut.top - 1] ?? totals.at(-1) ?? lead);
  if (!cut.ties && cut.top !== null) {
    // Without ties: if the first player beyond the cut is level with others, all of them miss it.
    const beyond = totals[cut.top];
    return beyond === undefined ? null : sign * (beyond - 1);
  }
  const near = cut.within === null ? Number.NEGATIVE_INFINITY : lead + cut.within;
  return sign * Math.max(atTop, near);
}

/** The status of a player without a place; null for those with one. */
function statusOf(
  { rounds, status }: Golfer,
  rules: GolfRules,
  isIn: (total: number) => boolean,
): Status | null {
  if (status !== null) return status;
  const after = rules.cut?.afterRound ?? 0;
  if (rules.cut !== null && isComplete(rounds, after) && !isIn(sumOf(rounds.slice(0, after)))) return 'CUT';
  return isComplete(rounds, rules.rounds) ? null : 'NR';
}

function byCountback({ isPoints }: GolfRules): Step<Golfer> {
  const sign = isPoints ? -1 : 1;
  return () => (a, b) =>
    a.countback
      .map((score, at) => sign * (score - (b.countback[at] ?? score)))
      .find((difference) => difference !== 0) ?? 0;
}

function isComplete(rounds: readonly (number | null)[], required: number): boolean {
  return rounds.length >= required && !rounds.slice(0, required).includes(null);
}

function sumOf(rounds: readonly (number | null)[]): number {
  return rounds.reduce<number>((sum, round) => sum + (round ?? 0), 0);
}

function checkGolf(golfers: readonly Golfer[], { rounds: most }: GolfRules): RankingBreach | null {
  const duplicate = firstDuplicate(golfers);
  if (duplicate !== null) return duplicate;
  const absent = golfers.find(
    ({ status, rounds }) => status === 'DNS' && rounds.some((round) => round !== null),
  );
  if (absent !== undefined) return rankingBreach('MARK_AND_STATUS', absent.id);
  const long = golfers.find(({ rounds }) => rounds.length > most);
  return long === undefined ? null : rankingBreach('ROUNDS_TOO_MANY', long.id);
}
