import type { GoalStat, SetRules, SportRules } from '../sports/rules.ts';
import {
  isGoal,
  isRubber,
  isSet,
  type MatchEvent,
  type Pair,
  type Period,
  type Side,
  type TeamId,
} from './event.ts';
import { type HoleCard, holesOf } from './holes.ts';
import { periodsOf } from './periods.ts';
import { isDecided, type RubberResult, rubberResults, rubberScore } from './rubber.ts';
import { isPossibleSet, leader, type SetScore, setsToWin, setsWon, setWinner } from './sets.ts';

/** The two teams of a match. */
export interface Sides {
  readonly home: TeamId;
  readonly away: TeamId;
}

interface PeriodScore extends Pair {
  readonly period: Period;
}

/** Something impossible in a score; the desk has to resolve it before the match ends. */
export interface ScoreDoubt {
  readonly doubt: 'SET_OVERRUN' | 'SET_LEFT_OPEN' | 'SET_AFTER_THE_WIN';
  readonly set: number;
}

/** The score and everything else the events add up to. */
export interface ScoreSheet {
  /** Goals, points or runs; in set sports the sets won. Never includes the shoot-out. */
  readonly score: Pair;
  readonly shootOut: Pair | null;
  readonly byPeriod: readonly PeriodScore[];
  readonly sets: readonly SetScore[];
  /** Of a tie, in the order of its rules; null for other matches. */
  readonly rubbers: readonly RubberResult[] | null;
  /** Of match play, hole by hole; null for other matches, and if only the result is known. */
  readonly holes: HoleCard | null;
  /** How many goals, tries, touchdowns … each side scored. */
  readonly stats: Readonly<Partial<Record<GoalStat, Pair>>>;
  /** The side that has already won: it has enough sets, or the score that ends the match. */
  readonly decided: Side | null;
  readonly scoreDoubts: readonly ScoreDoubt[];
}

interface Scored {
  readonly period: Period;
  readonly side: Side;
  readonly value: number;
  readonly stat: GoalStat | null;
}

const none: Pair = { home: 0, away: 0 };

/** Adds up the events of a match, given in match order. */
export function scoreOf(events: readonly MatchEvent[], sides: Sides, rules: SportRules): ScoreSheet {
  const scored = events.flatMap((event) => scoredBy(event, sides, rules));
  const inPlay = scored.filter(({ period }) => period !== 'SO');
  const byPeriod = periodScores(inPlay);
  const sets =
    rules.sets === null ? [] : setScores(events, byPeriod, rules.sets, awardedRounds(events, sides));
  const rubbers = rubbersIn(events, rules);
  const holes = holesOf(events, rules);
  const played = rules.sets === null ? sum(inPlay) : setsWon(sets);
  const score = holes?.score ?? (rubbers ? rubberScore(rubbers) : played);
  return {
    score,
    shootOut: events.some(isShootOut) ? sum(scored.filter(({ period }) => period === 'SO')) : null,
    byPeriod:
      holes === null
        ? byPeriod
        : holes.list.map(({ hole, winner }) => ({ period: hole, ...pointFor(winner) })),
    sets,
    rubbers,
    holes,
    stats: statsOf(inPlay),
    decided: holes === null ? decidedBy(score, rules) : holes.decided,
    scoreDoubts: setDoubts(sets, rules),
  };
}

/** If a rubber was entered twice, the later entry counts. */
function rubbersIn(events: readonly MatchEvent[], { rubbers }: SportRules): readonly RubberResult[] | null {
  if (rubbers === null) return null;
  const entered = events.filter(isRubber).toSorted((a, b) => a.seq - b.seq);
  const latest = new Map(entered.map(({ payload }) => [payload.key, payload]));
  return rubberResults([...latest.values()], rubbers);
}

function decidedBy(score: Pair, { sets, periods, rubbers }: SportRules): Side | null {
  if (rubbers !== null) return isDecided(score, rubbers) ? leader(score) : null;
  const enough = sets === null ? (periods?.target ?? null) : setsToWin(sets);
  return enough !== null && Math.max(score.home, score.away) >= enough ? leader(score) : null;
}

/** The side of a team; null if it does not play in the match. */
export function sideOf({ home, away }: Sides, teamId: TeamId): Side | null {
  return teamId === home ? 'HOME' : teamId === away ? 'AWAY' : null;
}

/** The other side. */
export function rivalOf(side: Side): Side {
  return side === 'HOME' ? 'AWAY' : 'HOME';
}

function isShootOut(event: MatchEvent): boolean {
  return 'period' in event && event.period === 'SO';
}

function scoredBy(event: MatchEvent, sides: Sides, rules: SportRules): readonly Scored[] {
  if (!('teamId' in event)) return [];
  const side = sideOf(sides, event.teamId);
  if (side === null) return [];
  const { period } = event;
  if (isGoal(event)) {
    const kind = event.kind === undefined ? rules.goalKinds[0] : findKey(rules.goalKinds, event.kind);
    return kind ? [{ period, side, value: kind.value, stat: kind.stat }] : [];
  }
  if (event.type === 'OWN_GOAL') return [{ period, side: rivalOf(side), value: 1, stat: null }];
  const given = event.type === 'CARD' ? (findKey(rules.cards, event.kind)?.rivalPoints ?? 0) : 0;
  return given > 0 ? [{ period, side: rivalOf(side), value: given, stat: null }] : [];
}

function findKey<T extends { readonly key: string }>(items: readonly T[], key: string): T | undefined {
  return items.find((item) => item.key === key);
}

function plus(pair: Pair, side: Side, value: number): Pair {
  return side === 'HOME' ? { ...pair, home: pair.home + value } : { ...pair, away: pair.away + value };
}

function pointFor(winner: Side | null): Pair {
  return winner === null ? none : plus(none, winner, 1);
}

function sum(scored: readonly Scored[]): Pair {
  return scored.reduce((total, { side, value }) => plus(total, side, value), none);
}

function periodScores(scored: readonly Scored[]): readonly PeriodScore[] {
  const scores = new Map<Period, Pair>();
  for (const { period, side, value } of scored)
    scores.set(period, plus(scores.get(period) ?? none, side, value));
  return [...scores].map(([period, pair]) => ({ period, ...pair }));
}

function statsOf(scored: readonly Scored[]): Partial<Record<GoalStat, Pair>> {
  const stats: Partial<Record<GoalStat, Pair>> = {};
  for (const { stat, side } of scored) if (stat !== null) stats[stat] = plus(stats[stat] ?? none, side, 1);
  return stats;
}

/** A set entered as a whole overrides its rally points; of two entries the later one counts. */
function setScores(
  events: readonly MatchEvent[],
  byPeriod: readonly PeriodScore[],
  rules: SetRules,
  awarded: ReadonlyMap<Period, Side>,
): readonly SetScore[] {
  const points = new Map<number, Pair>();
  for (const { period, home, away } of byPeriod) if (period !== 'SO') points.set(period, { home, away });
  for (const { payload } of events.filter(isSet).sort((a, b) => a.seq - b.seq))
    points.set(payload.set, { home: payload.home, away: payload.away });
  const ended = new Set<Period>();
  for (const { period, hasEnded } of periodsOf(events)) if (hasEnded) ended.add(period);
  const winnerOf = (set: number, pair: Pair) =>
    (ended.has(set) ? awarded.get(set) : undefined) ?? setWinner(rules, set, pair, ended.has(set));
  return [...points]
    .sort(([a], [b]) => a - b)
    .map(([set, pair]) => ({ set, ...pair, winner: winnerOf(set, pair) }));
}

/** Rounds awarded other than on points, by number; of two decisions the later one counts. */
function awardedRounds(events: readonly MatchEvent[], sides: Sides): ReadonlyMap<Period, Side> {
  const decisions = events.filter(isGoal).filter(({ kind }) => kind === 'ROUND');
  return new Map(
    decisions.flatMap(({ period, teamId }): [Period, Side][] => {
      const side = sideOf(sides, teamId);
      return side === null ? [] : [[period, side]];
    }),
  );
}

function setDoubts(sets: readonly SetScore[], { sets: rules }: SportRules): readonly ScoreDoubt[] {
  if (rules === null) return [];
  const enough = setsToWin(rules);
  return sets.flatMap((score, at): readonly ScoreDoubt[] => {
    const { set, winner } = score;
    const before = setsWon(sets.slice(0, at));
    if (Math.max(before.home, before.away) >= enough) return [{ doubt: 'SET_AFTER_THE_WIN', set }];
    if (winner === null) return at < sets.length - 1 ? [{ doubt: 'SET_LEFT_OPEN', set }] : [];
    // A set by the clock may end with any points.
    return rules.to === null || isPossibleSet(rules, set, score) ? [] : [{ doubt: 'SET_OVERRUN', set }];
  });
}
