import { type Counting, countingOf, isOfficial } from './counting.ts';
import { fairPlayCost, fairPlayScales } from './fair-play.ts';
import type { Side, TableMatch, TeamId } from './matches.ts';
import { compareText } from './order.ts';
import { bonusPoints, resultPoints } from './points.ts';
import type { TableRules } from './rules.ts';
import type { TableSetting } from './setting.ts';
import { emptyTally, type OpenTally, type Tally } from './tally.ts';
import { ofSide, otherSide, type Verdict, verdictOf } from './verdict.ts';

export type FormLetter = 'W' | 'D' | 'L';

/** A match as it counts in the table: what each side takes from it. */
export interface Entry {
  readonly match: TableMatch;
  /** The listed match behind it; null if it only exists because a team withdrew. */
  readonly source: TableMatch | null;
  readonly counting: Counting;
  readonly home: Tally;
  readonly away: Tally;
}

/** Enters a match into the table. */
export function entryOf(match: TableMatch, source: TableMatch | null, setting: TableSetting): Entry {
  const counting = countingOf(match, setting);
  if (counting !== 'COUNTS') return { match, source, counting, home: emptyTally, away: emptyTally };
  const verdict = verdictOf(match, setting.rules);
  return {
    match,
    source,
    counting,
    home: share(match, verdict, 'HOME', setting.rules),
    away: share(match, verdict, 'AWAY', setting.rules),
  };
}

/** What the team took from the match. */
export function shareOf(entry: Entry, team: TeamId): Tally {
  return entry.match.home === team ? entry.home : entry.away;
}

/** The opponent of the team. */
export function rivalOf({ match }: Entry, team: TeamId): TeamId {
  return match.home === team ? match.away : match.home;
}

/** The result in one letter. */
export function formLetter(share: Tally): FormLetter {
  if (share.won > 0) return 'W';
  return share.drawn > 0 ? 'D' : 'L';
}

/** Entries in playing order; matches without an instant by round, then by id. */
export function inOrderOfPlay(a: Entry, b: Entry): number {
  const [one, other] = [a.match, b.match];
  const byRound = (one.round ?? 0) - (other.round ?? 0);
  return compareText(one.at ?? '', other.at ?? '') || byRound || compareText(one.id, other.id);
}

/** What a side takes from a counting match. */
function share(match: TableMatch, verdict: Verdict, side: Side, rules: TableRules): Tally {
  const tally: OpenTally = { ...emptyTally };
  const isForfeit = verdict.forfeitedBy === side || verdict.forfeitedBy === 'BOTH';
  enterResult(tally, verdict, side, isForfeit);
  enterScore(tally, verdict, side, rules);
  enterInnings(tally, match, side);
  tally.resultPoints = resultPoints(verdict, side, rules);
  tally.bonus = bonusPoints(verdict, side, rules);
  if (match.classPoints !== undefined) tally.classPoints = ofSide(match.classPoints, side);
  tally.wonOutright = Number(match.outright === true && verdict.winner === side);
  if (match.cards !== undefined)
    tally.fairPlay = fairPlayCost(match.cards, teamOf(match, side), rules.fairPlay ?? fairPlayScales.FIFA);
  tally.forfeits = Number(isForfeit);
  tally.open = Number(!isOfficial(match));
  return tally;
}

function enterResult(tally: OpenTally, { winner, decidedIn }: Verdict, side: Side, isForfeit: boolean): void {
  const isWin = winner === side;
  const isLoss = winner === otherSide(side) || (winner === null && isForfeit);
  const isLate = decidedIn !== 'REGULATION';
  tally.played = 1;
  tally.won = Number(isWin);
  tally.drawn = Number(!isWin && !isLoss);
  tally.lost = Number(isLoss);
  tally.overtimeWon = Number(isWin && isLate);
  tally.overtimeLost = Number(isLoss && isLate);
  tally.awayWon = Number(isWin && side === 'AWAY');
}

function enterScore(tally: OpenTally, verdict: Verdict, side: Side, rules: TableRules): void {
  const { score, sets, tie, tries } = verdict;
  const rival = otherSide(side);
  tally.for = ofSide(score, side);
  tally.against = ofSide(score, rival);
  tally.awayFor = side === 'AWAY' ? tally.for : 0;
  tally.setsWon = rules.scoring === 'SETS' ? tally.for : 0;
  tally.setsLost = rules.scoring === 'SETS' ? tally.against : 0;
  for (const set of sets) {
    tally.pointsWon += ofSide(set, side);
    tally.pointsLost += ofSide(set, rival);
  }
  if (tie !== null) {
    tally.setsWon = ofSide(tie.sets, side);
    tally.setsLost = ofSide(tie.sets, rival);
    tally.pointsWon = ofSide(tie.games, side);
    tally.pointsLost = ofSide(tie.games, rival);
  }
  tally.tries = ofSide(tries, side);
  tally.triesAgainst = ofSide(tries, rival);
}

function enterInnings(tally: OpenTally, { outs, earnedRuns }: TableMatch, side: Side): void {
  const rival = otherSide(side);
  tally.withoutInnings = Number(outs === undefined);
  tally.withoutEarnedRuns = Number(earnedRuns === undefined);
  if (outs !== undefined) {
    tally.outsBatted = ofSide(outs, side);
    tally.outsFielded = ofSide(outs, rival);
  }
  if (earnedRuns !== undefined) {
    tally.earnedRuns = ofSide(earnedRuns, side);
    tally.earnedRunsAgainst = ofSide(earnedRuns, rival);
  }
}

function teamOf(match: TableMatch, side: Side): TeamId {
  return side === 'HOME' ? match.home : match.away;
}
