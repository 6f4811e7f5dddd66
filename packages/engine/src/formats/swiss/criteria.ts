import type { Contender } from './contender.ts';
import { bitsFor, type Field, flag, pack } from './weight.ts';

/** What is fixed while a round is being paired. */
export interface PairingRules {
  readonly avoidSameClub: boolean;
  readonly allowRematch: boolean;
  /** Whether two teams that are both bound to the same side may not meet. */
  readonly strictSides: boolean;
  /**
   * In the last round, all the points there were to win: whoever has more than half of them may repeat a side
   * (FIDE Dutch C.04.3, A.7). Null before it.
   */
  readonly pointsToWin: number | null;
  /** The score of whoever will get the bye. */
  readonly byeScore: number;
  /** Every score there is, lowest first. */
  readonly scores: readonly number[];
  /** Bits of a count of teams. */
  readonly countBits: number;
}

/** The part of a pair in the bracket that is being made. */
export interface PairPlace {
  readonly inCurrent: boolean;
  readonly inNext: boolean;
}

const bothBound = (one: Contender, other: Contender) =>
  one.claim === 'ABSOLUTE' && other.claim === 'ABSOLUTE' && one.due === other.due;

/** Whether two teams may meet (FIDE Dutch C.04.3, C.1 and C.3). */
export function mayMeet(one: Contender, other: Contender, rules: PairingRules): boolean {
  if (one.met.has(other.team) && !rules.allowRematch) return false;
  if (!rules.strictSides || !bothBound(one, other)) return true;
  return rules.pointsToWin !== null && 2 * Math.max(one.score, other.score) > rules.pointsToWin;
}

/** Whether a team may rest: once only, and never after a win without a game (C.2). */
export function mayRest({ hadBye, score }: Contender, { byeScore }: PairingRules): boolean {
  return !hadBye && score <= byeScore;
}

/** A digit per score, so that pairs of high scores count first. */
function scoreField(score: number | null, rules: PairingRules): Field {
  const width = rules.scores.length * rules.countBits;
  if (score === null) return [0n, width];
  return [1n << BigInt(rules.scores.indexOf(score) * rules.countBits), width];
}

/** Sides that fit (C.8 to C.11 in the 2017 edition, C.10 to C.13 in that of 2025). */
function sideFields(one: Contender, other: Contender, inCurrent: boolean, bits: number): Field[] {
  const clash = one.due !== null && one.due === other.due;
  const isFirm = ({ claim }: Contender) => claim === 'ABSOLUTE' || claim === 'STRONG';
  const weaker = one.imbalance > other.imbalance ? other : one;
  const thirdInARow =
    one.imbalance === other.imbalance
      ? one.repeated !== null && one.repeated === other.repeated
      : weaker.repeated !== null && weaker.repeated !== weaker.due;
  const fits = [
    !(clash && one.imbalance > 1 && other.imbalance > 1),
    !(bothBound(one, other) && thirdInARow),
    !clash,
    !(clash && isFirm(one) && isFirm(other)) || bothBound(one, other),
  ];
  return fits.map((fit) => [flag(inCurrent && fit), bits]);
}

/** Floats that are not repeated, of one round back or two. */
function floatFields(
  high: Contender,
  low: Contender,
  back: 0 | 1,
  inCurrent: boolean,
  bits: number,
): Field[] {
  const isDown = (team: Contender) => team.floats[back] === 'DOWN';
  const downs = Number(isDown(low)) + Number(high.score <= low.score && isDown(high));
  const upAgain = high.score > low.score && low.floats[back] === 'UP';
  return [
    [inCurrent ? BigInt(downs) : 0n, bits],
    [flag(inCurrent && !upAgain), bits],
  ];
}

/** The scores behind repeated floats: the higher, the sooner they are spared. */
function floatScoreFields(
  high: Contender,
  low: Contender,
  back: 0 | 1,
  inCurrent: boolean,
  rules: PairingRules,
): Field[] {
  const spared = [low, high].filter((team) => inCurrent && team.floats[back] === 'DOWN');
  const upAgain = high.score > low.score && low.floats[back] === 'UP';
  const [, width] = scoreField(null, rules);
  const downs = spared.reduce((sum, { score }) => sum + scoreField(score, rules)[0], 0n);
  return [[downs, width], scoreField(inCurrent && !upAgain ? high.score : null, rules)];
}

/** How good a pair is, the higher-standing team first: every criterion of the Dutch system in its order. */
export function pairWeight(high: Contender, low: Contender, place: PairPlace, rules: PairingRules): bigint {
  const { inCurrent, inNext } = place;
  const bits = rules.countBits;
  const sameClub = rules.avoidSameClub && high.club !== undefined && high.club === low.club;
  return pack([
    [1n, bits],
    [flag(!high.met.has(low.team)), bits],
    [flag(!sameClub), bits],
    [flag(inCurrent), bits],
    scoreField(inCurrent ? high.score : null, rules),
    [flag(inNext), bits],
    scoreField(inNext ? high.score : null, rules),
    [0n, BYE_BITS],
    ...sideFields(high, low, inCurrent, bits),
    ...floatFields(high, low, 0, inCurrent, bits),
    ...floatFields(high, low, 1, inCurrent, bits),
    ...floatScoreFields(high, low, 0, inCurrent, rules),
    ...floatScoreFields(high, low, 1, inCurrent, rules),
  ]);
}

const BYE_BITS = bitsFor(1024);

/** The bits of the criteria that concern a bracket: all but the three at the head, which concern everybody. */
export function criteriaBits({ countBits, scores }: PairingRules): number {
  return BYE_BITS + (10 + 6 * scores.length) * countBits;
}

/** How good it is that a team rests; where the bye is decided, whoever has played most comes first (C.9 of 2025). */
export function byeWeight(team: Contender, decidesBye: boolean, rules: PairingRules): bigint {
  const bits = rules.countBits;
  const scoreBits = rules.scores.length * bits;
  return pack([
    [1n, bits],
    [1n, bits],
    [1n, bits],
    [0n, 2 * bits + 2 * scoreBits],
    [decidesBye ? BigInt(team.playedGames) : 0n, BYE_BITS],
    [0n, 8 * bits + 4 * scoreBits],
  ]);
}
