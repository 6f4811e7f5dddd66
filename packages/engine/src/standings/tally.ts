/**
 * The totals of a team’s matches. Every amount is a sum over matches, so one match can be subtracted again.
 */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The wins and losses after regulation time. */
  readonly overtimeWon: number;
  readonly overtimeLost: number;
  readonly for: number;
  readonly against: number;
  readonly awayFor: number;
  readonly awayWon: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly pointsWon: number;
  readonly pointsLost: number;
  readonly tries: number;
  readonly triesAgainst: number;
  /** Table points of the matches, without bonus. */
  readonly resultPoints: number;
  readonly bonus: number;
  readonly classPoints: number;
  /** Bouts won outright: by knockout, ippon or fall. */
  readonly wonOutright: number;
  readonly outsBatted: number;
  readonly outsFielded: number;
  readonly earnedRuns: number;
  readonly earnedRunsAgainst: number;
  /** Matches without recorded innings, or earned runs. */
  readonly withoutInnings: number;
  readonly withoutEarnedRuns: number;
  readonly fairPlay: number;
  readonly forfeits: number;
  /** Counting matches that are not official yet. */
  readonly open: number;
}

export const emptyTally: Tally = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  overtimeWon: 0,
  overtimeLost: 0,
  for: 0,
  against: 0,
  awayFor: 0,
  awayWon: 0,
  setsWon: 0,
  setsLost: 0,
  pointsWon: 0,
  pointsLost: 0,
  tries: 0,
  triesAgainst: 0,
  resultPoints: 0,
  bonus: 0,
  classPoints: 0,
  wonOutright: 0,
  outsBatted: 0,
  outsFielded: 0,
  earnedRuns: 0,
  earnedRunsAgainst: 0,
  withoutInnings: 0,
  withoutEarnedRuns: 0,
  fairPlay: 0,
  forfeits: 0,
  open: 0,
};

/** A mutable tally under construction. */
export type OpenTally = { -readonly [Amount in keyof Tally]: number };

/** The sum of tallies. */
export function sumTallies(parts: readonly Tally[]): Tally {
  const sum: OpenTally = { ...emptyTally };
  for (const part of parts) add(sum, part, 1);
  return sum;
}

/** A tally with some parts added and others removed. */
export function changeTally(tally: Tally, added: readonly Tally[], removed: readonly Tally[]): Tally {
  const sum: OpenTally = { ...tally };
  for (const part of added) add(sum, part, 1);
  for (const part of removed) add(sum, part, -1);
  return sum;
}

/** Adds to a sum. Written out because looping over the names of the amounts takes eight times as long. */
export function add(sum: OpenTally, part: Tally, sign: 1 | -1): void {
  sum.played += sign * part.played;
  sum.won += sign * part.won;
  sum.drawn += sign * part.drawn;
  sum.lost += sign * part.lost;
  sum.overtimeWon += sign * part.overtimeWon;
  sum.overtimeLost += sign * part.overtimeLost;
  sum.for += sign * part.for;
  sum.against += sign * part.against;
  sum.awayFor += sign * part.awayFor;
  sum.awayWon += sign * part.awayWon;
  sum.setsWon += sign * part.setsWon;
  sum.setsLost += sign * part.setsLost;
  sum.pointsWon += sign * part.pointsWon;
  sum.pointsLost += sign * part.pointsLost;
  sum.tries += sign * part.tries;
  sum.triesAgainst += sign * part.triesAgainst;
  sum.resultPoints += sign * part.resultPoints;
  sum.bonus += sign * part.bonus;
  sum.classPoints += sign * part.classPoints;
  sum.wonOutright += sign * part.wonOutright;
  sum.outsBatted += sign * part.outsBatted;
  sum.outsFielded += sign * part.outsFielded;
  sum.earnedRuns += sign * part.earnedRuns;
  sum.earnedRunsAgainst += sign * part.earnedRunsAgainst;
  sum.withoutInnings += sign * part.withoutInnings;
  sum.withoutEarnedRuns += sign * part.withoutEarnedRuns;
  sum.fairPlay += sign * part.fairPlay;
  sum.forfeits += sign * part.forfeits;
  sum.open += sign * part.open;
}
