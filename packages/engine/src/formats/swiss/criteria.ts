import type { Contender } from './contender.ts';
import type { Criteria } from './matching/weights.ts';

/** Fixed data while a round is being paired. */
export interface PairingRules {
  readonly avoidSameClub: boolean;
  readonly allowRematch: boolean;
  /** Whether two teams with the same absolute claim may not meet. */
  readonly strictSides: boolean;
  /**
   * In the last round, the maximum score: teams with more than half of it may repeat a side (FIDE Dutch
   * C.04.3, A.7). Null before.
   */
  readonly pointsToWin: number | null;
  /** The score of the team that will get the bye. */
  readonly byeScore: number;
  /** Every score in the field, lowest first. */
  readonly scores: readonly number[];
}

/** The position of a pair relative to the bracket being made. */
interface PairPlace {
  readonly inCurrent: boolean;
  readonly inNext: boolean;
  /** The scores of the bracket, highest first. */
  readonly tiers: readonly number[];
}

const bothBound = (one: Contender, other: Contender) =>
  one.claim === 'ABSOLUTE' && other.claim === 'ABSOLUTE' && one.due === other.due;

/** Whether two teams may meet (FIDE Dutch C.04.3, C.1 and C.3). */
export function mayMeet(one: Contender, other: Contender, rules: PairingRules): boolean {
  if (one.met.has(other.team) && !rules.allowRematch) return false;
  if (!rules.strictSides || !bothBound(one, other)) return true;
  return rules.pointsToWin !== null && 2 * Math.max(one.score, other.score) > rules.pointsToWin;
}

export const sharesClub = (one: Contender, other: Contender) =>
  one.club !== undefined && one.club === other.club;

/** Whether two teams may meet without any objection for the whole round: no rematch, no shared club. */
export function meetWell(one: Contender, other: Contender, rules: PairingRules): boolean {
  if (one.met.has(other.team) || (rules.avoidSameClub && sharesClub(one, other))) return false;
  return mayMeet(one, other, rules);
}

/** Whether a team may get the bye: only once, and never after a win without a game (C.2). */
export function mayRest({ hadBye, score }: Contender, { byeScore }: PairingRules): boolean {
  return !hadBye && score <= byeScore;
}

/** A column per score, so that pairs with high scores count first. */
function byScore(tiers: readonly number[], ...scores: readonly number[]): number[] {
  return tiers.map((tier) => scores.filter((score) => score === tier).length);
}

/** How well sides fit (C.8 to C.11 in the 2017 edition, C.10 to C.13 in 2025). */
function sideFits(one: Contender, other: Contender): readonly boolean[] {
  const clash = one.due !== null && one.due === other.due;
  const isFirm = ({ claim }: Contender) => claim === 'ABSOLUTE' || claim === 'STRONG';
  const weaker = one.imbalance > other.imbalance ? other : one;
  const thirdInARow =
    one.imbalance === other.imbalance
      ? one.repeated !== null && one.repeated === other.repeated
      : weaker.repeated !== null && weaker.repeated !== weaker.due;
  return [
    !(clash && one.imbalance > 1 && other.imbalance > 1),
    !(bothBound(one, other) && thirdInARow),
    !clash,
    !(clash && isFirm(one) && isFirm(other)) || bothBound(one, other),
  ];
}

const rounds = [0, 1] as const;

/** Floats not repeated, one round back and then two. */
function floatCounts(high: Contender, low: Contender): number[] {
  return rounds.flatMap((back) => {
    const isDown = (team: Contender) => team.floats[back] === 'DOWN';
    const upAgain = high.score > low.score && low.floats[back] === 'UP';
    return [Number(isDown(low)) + Number(high.score <= low.score && isDown(high)), Number(!upAgain)];
  });
}

/** The scores of repeated floats: the higher, the sooner they are spared. */
function floatScores(high: Contender, low: Contender, tiers: readonly number[]): number[] {
  return rounds.flatMap((back) => {
    const spared = [low, high].filter((team) => team.floats[back] === 'DOWN').map(({ score }) => score);
    const upAgain = high.score > low.score && low.floats[back] === 'UP';
    return [...byScore(tiers, ...spared), ...byScore(tiers, ...(upAgain ? [] : [high.score]))];
  });
}

const zeros = (columns: number): number[] => Array.from({ length: columns }, () => 0);

/** The quality of a pair, higher-ranked team first: every criterion of the Dutch system in order. */
export function pairCriteria(
  high: Contender,
  low: Contender,
  { inCurrent, inNext, tiers }: PairPlace,
  rules: PairingRules,
): Criteria {
  const sameClub = rules.avoidSameClub && sharesClub(high, low);
  return [
    1,
    Number(!high.met.has(low.team)),
    Number(!sameClub),
    Number(inCurrent),
    ...byScore(tiers, ...(inCurrent ? [high.score] : [])),
    Number(inNext),
    ...byScore(tiers, ...(inNext ? [high.score] : [])),
    0,
    ...(inCurrent
      ? [...sideFits(high, low).map(Number), ...floatCounts(high, low), ...floatScores(high, low, tiers)]
      : zeros(8 + 4 * tiers.length)),
  ];
}

/**
 * The quality of giving a team the bye; if that is decided, the team with most games is first (C.9 of 2025).
 */
export function byeCriteria(team: Contender, decidesBye: boolean, tiers: readonly number[]): Criteria {
  const games = decidesBye ? team.playedGames : 0;
  return [1, 1, 1, ...zeros(2 + 2 * tiers.length), games, ...zeros(8 + 4 * tiers.length)];
}
