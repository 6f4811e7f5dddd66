import { type Counting, countingOf, isOfficial } from './counting.ts';
import { fairPlayCost, fairPlayScales } from './fair-play.ts';
import type { Side, TableMatch, TeamId } from './matches.ts';
import { compareText } from './order.ts';
import { bonusPoints, resultPoints } from './points.ts';
import type { TableRules } from './rules.ts';
import type { TableSetting } from './setting.ts';
import { emptyTally, type Tally } from './tally.ts';
import { otherSide, own, type Verdict, verdictOf } from './verdict.ts';

export type FormLetter = 'W' | 'D' | 'L';

/** A match as it stands in the table: what each side takes from it. */
export interface Entry {
  readonly match: TableMatch;
  /** The listed match behind it; null for one that only the withdrawal of a team brought about. */
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

/** Whom the team met. */
export function rivalOf({ match }: Entry, team: TeamId): TeamId {
  return match.home === team ? match.away : match.home;
}

/** The result in one letter. */
export function formLetter(share: Tally): FormLetter {
  if (share.won > 0) return 'W';
  return share.drawn > 0 ? 'D' : 'L';
}

/** Entries in the order of play; matches without an instant by their id. */
export function inOrderOfPlay(a: Entry, b: Entry): number {
  return compareText(a.match.at ?? '', b.match.at ?? '') || compareText(a.match.id, b.match.id);
}

function share(match: TableMatch, verdict: Verdict, side: Side, rules: TableRules): Tally {
  const isForfeit = verdict.forfeitedBy === side || verdict.forfeitedBy === 'BOTH';
  return {
    ...emptyTally,
    ...result(verdict, side, isForfeit),
    ...scores(verdict, side, rules),
    ...innings(match, side),
    resultPoints: resultPoints(verdict, side, rules),
    bonus: bonusPoints(verdict, side, rules),
    classPoints: match.classPoints === undefined ? 0 : own(match.classPoints, side),
    fairPlay: fairPlayCost(match.cards ?? [], teamOf(match, side), rules.fairPlay ?? fairPlayScales.FIFA),
    forfeits: Number(isForfeit),
    open: Number(!isOfficial(match)),
  };
}

function result({ winner, decidedIn }: Verdict, side: Side, isForfeit: boolean): Partial<Tally> {
  const isWin = winner === side;
  const isLoss = winner === otherSide(side) || (winner === null && isForfeit);
  const isLate = decidedIn !== 'REGULATION';
  return {
    played: 1,
    won: Number(isWin),
    drawn: Number(!isWin && !isLoss),
    lost: Number(isLoss),
    overtimeWon: Number(isWin && isLate),
    overtimeLost: Number(isLoss && isLate),
    awayWon: Number(isWin && side === 'AWAY'),
  };
}

function scores({ score, sets, tries }: Verdict, side: Side, rules: TableRules): Partial<Tally> {
  const rival = otherSide(side);
  const sum = (of: Side) => sets.reduce((points, set) => points + own(set, of), 0);
  return {
    for: own(score, side),
    against: own(score, rival),
    awayFor: side === 'AWAY' ? own(score, side) : 0,
    setsWon: rules.scoring === 'SETS' ? own(score, side) : 0,
    setsLost: rules.scoring === 'SETS' ? own(score, rival) : 0,
    pointsWon: sum(side),
    pointsLost: sum(rival),
    tries: own(tries, side),
    triesAgainst: own(tries, rival),
  };
}

function innings({ outs, earnedRuns }: TableMatch, side: Side): Partial<Tally> {
  const rival = otherSide(side);
  return {
    outsBatted: outs === undefined ? 0 : own(outs, side),
    outsFielded: outs === undefined ? 0 : own(outs, rival),
    withoutInnings: Number(outs === undefined),
    earnedRuns: earnedRuns === undefined ? 0 : own(earnedRuns, side),
    earnedRunsAgainst: earnedRuns === undefined ? 0 : own(earnedRuns, rival),
    withoutEarnedRuns: Number(earnedRuns === undefined),
  };
}

function teamOf(match: TableMatch, side: Side): TeamId {
  return side === 'HOME' ? match.home : match.away;
}
