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
  const taken: OpenTally = { ...emptyTally };
  const isForfeit = verdict.forfeitedBy === side || verdict.forfeitedBy === 'BOTH';
  enterResult(taken, verdict, side, isForfeit);
  enterScore(taken, verdict, side, rules);
  enterInnings(taken, match, side);
  taken.resultPoints = resultPoints(verdict, side, rules);
  taken.bonus = bonusPoints(verdict, side, rules);
  if (match.classPoints !== undefined) taken.classPoints = ofSide(match.classPoints, side);
  taken.wonOutright = Number(match.outright === true && verdict.winner === side);
  if (match.cards !== undefined)
    taken.fairPlay = fairPlayCost(match.cards, teamOf(match, side), rules.fairPlay ?? fairPlayScales.FIFA);
  taken.forfeits = Number(isForfeit);
  taken.open = Number(!isOfficial(match));
  return taken;
}

function enterResult(taken: OpenTally, { winner, decidedIn }: Verdict, side: Side, isForfeit: boolean): void {
  const isWin = winner === side;
  const isLoss = winner === otherSide(side) || (winner === null && isForfeit);
  const isLate = decidedIn !== 'REGULATION';
  taken.played = 1;
  taken.won = Number(isWin);
  taken.drawn = Number(!isWin && !isLoss);
  taken.lost = Number(isLoss);
  taken.overtimeWon = Number(isWin && isLate);
  taken.overtimeLost = Number(isLoss && isLate);
  taken.awayWon = Number(isWin && side === 'AWAY');
}

function enterScore(taken: OpenTally, verdict: Verdict, side: Side, rules: TableRules): void {
  const { score, sets, tie, tries } = verdict;
  const rival = otherSide(side);
  taken.for = ofSide(score, side);
  taken.against = ofSide(score, rival);
  taken.awayFor = side === 'AWAY' ? taken.for : 0;
  taken.setsWon = rules.scoring === 'SETS' ? taken.for : 0;
  taken.setsLost = rules.scoring === 'SETS' ? taken.against : 0;
  for (const set of sets) {
    taken.pointsWon += ofSide(set, side);
    taken.pointsLost += ofSide(set, rival);
  }
  if (tie !== null) {
    taken.setsWon = ofSide(tie.sets, side);
    taken.setsLost = ofSide(tie.sets, rival);
    taken.pointsWon = ofSide(tie.games, side);
    taken.pointsLost = ofSide(tie.games, rival);
  }
  taken.tries = ofSide(tries, side);
  taken.triesAgainst = ofSide(tries, rival);
}

function enterInnings(taken: OpenTally, { outs, earnedRuns }: TableMatch, side: Side): void {
  const rival = otherSide(side);
  taken.withoutInnings = Number(outs === undefined);
  taken.withoutEarnedRuns = Number(earnedRuns === undefined);
  if (outs !== undefined) {
    taken.outsBatted = ofSide(outs, side);
    taken.outsFielded = ofSide(outs, rival);
  }
  if (earnedRuns !== undefined) {
    taken.earnedRuns = ofSide(earnedRuns, side);
    taken.earnedRunsAgainst = ofSide(earnedRuns, rival);
  }
}

function teamOf(match: TableMatch, side: Side): TeamId {
  return side === 'HOME' ? match.home : match.away;
}
