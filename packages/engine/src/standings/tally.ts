/** What a team's matches add up to. Every amount is a sum over matches, so one match can be taken out again. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Of the wins and losses, those after regulation time. */
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
  readonly outsBatted: number;
  readonly outsFielded: number;
  readonly earnedRuns: number;
  readonly earnedRunsAgainst: number;
  /** Matches whose innings, or earned runs, nobody wrote down. */
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

const amounts = Object.keys(emptyTally) as (keyof Tally)[];

/** A sum of tallies. */
export function sumTallies(parts: readonly Tally[]): Tally {
  return combine(emptyTally, parts, 1);
}

/** A tally with some parts put in and others taken out. */
export function changeTally(tally: Tally, added: readonly Tally[], removed: readonly Tally[]): Tally {
  return combine(combine(tally, added, 1), removed, -1);
}

function combine(start: Tally, parts: readonly Tally[], sign: 1 | -1): Tally {
  const sum: { -readonly [Amount in keyof Tally]: number } = { ...start };
  for (const part of parts) {
    for (const amount of amounts) sum[amount] += sign * part[amount];
  }
  return sum;
}
