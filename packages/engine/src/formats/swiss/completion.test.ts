import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contender } from '../testing/contenders.ts';
import { canPairQuickly, findByeScore } from './completion.ts';
import type { Contender } from './contender.ts';
import { meetWell, type PairingRules } from './criteria.ts';

const noScore = Number.NEGATIVE_INFINITY;

const rulesFor = (teams: readonly Contender[]): PairingRules => ({
  avoidSameClub: false,
  allowRematch: false,
  strictSides: true,
  pointsToWin: null,
  byeScore: noScore,
  scores: [...new Set(teams.map(({ score }) => score))].toSorted((a, b) => a - b),
});

/** Teams a, b, c… with these scores, the best first. */
function field(scores: readonly number[], overrides: Readonly<Record<string, Partial<Contender>>> = {}) {
  return scores.map((score, rank) => {
    const team = rank < 26 ? String.fromCharCode(97 + rank) : `t${rank}`;
    return contender({ team, rank, score, ...overrides[team] });
  });
}

const level = (count: number) => Array.from({ length: count }, () => 2);
const byeScore = (teams: readonly Contender[]) => findByeScore(teams, rulesFor(teams));
const met = (...teams: string[]) => ({ met: new Set(teams) });

describe('the score of the bye', () => {
  test('is the lowest of the teams without a bye so far', () => {
    assert.equal(byeScore(field([6, 4, 4, 2, 0])), 0);
    assert.equal(byeScore(field([6, 4, 4, 2, 0], { e: { hadBye: true } })), 2);
    assert.equal(byeScore(field([6, 4, 2, 0, 0], { d: { hadBye: true } })), 0);
  });

  test('is none with an even number of teams', () => {
    assert.equal(byeScore(field([6, 4, 4, 2])), noScore);
    assert.equal(byeScore(field(level(40))), noScore);
  });

  test('is higher if the lowest is needed to pair the others', () => {
    assert.equal(byeScore(field([4, 2, 0], { a: met('b'), b: met('a') })), 2);
    // Only e is left for a, so the lowest of the others gets the bye.
    const others = { a: met('b', 'c', 'd'), b: met('a'), c: met('a'), d: met('a') };
    assert.equal(byeScore(field([6, 4, 2, 2, 0], others)), 2);
    assert.equal(byeScore(field([6, 4, 3, 2, 0], others)), 2);
  });

  test('is null if no round can be paired', () => {
    assert.equal(byeScore(field([4, 2], { a: met('b'), b: met('a') })), null);
    const rested = { hadBye: true };
    assert.equal(byeScore(field([4, 2, 0], { a: rested, b: rested, c: rested })), null);
  });

  test('is found in a large field', () => {
    assert.equal(byeScore(field([...level(40), 0])), 0);
    assert.equal(byeScore(field([...level(40), 1, 0])), noScore);
  });

  test('is found in a large field where the first candidate is the wrong opponent', () => {
    // The last two may meet only the first two, who would otherwise meet each other.
    const [, , ...others] = field(level(26)).map(({ team }) => team);
    const lastOnes = others.slice(-2);
    const avoid = Object.fromEntries([
      ...lastOnes.map((team) => [team, met(...others.filter((other) => other !== team))] as const),
      ...others.slice(0, -2).map((team) => [team, met(...lastOnes)] as const),
    ]);
    const teams = field(level(26), avoid);
    assert.equal(byeScore(teams), noScore);
    assert.equal(canPairQuickly(teams, rulesFor(teams)), false);
  });
});

describe('a quick pairing', () => {
  const canPair = (teams: readonly Contender[], rules: Partial<PairingRules> = {}) =>
    canPairQuickly(teams, { ...rulesFor(teams), ...rules });

  test('pairs a field of any size if all may meet', () => {
    for (const count of [0, 2, 24, 26, 60]) assert.equal(canPair(field(level(count))), true, `${count}`);
  });

  test('leaves no team over unless one may have a bye', () => {
    for (const count of [1, 5, 25, 31]) {
      assert.equal(canPair(field(level(count))), false);
      assert.equal(canPair(field(level(count)), { byeScore: 2 }), true);
    }
  });

  test('fails if a team has met all others', () => {
    for (const count of [4, 30]) {
      const names = field(level(count)).map(({ team }) => team);
      assert.equal(canPair(field(level(count), { a: met(...names) })), false);
    }
  });

  test('keeps teams without an opponent for the end, where all possibilities are tried', () => {
    // The only opponent for a is the last team, whom all others may meet as well.
    const names = field(level(30)).map(({ team }) => team);
    assert.equal(canPair(field(level(30), { a: met(...names.slice(1, -1)) })), true);
  });

  test('keeps clubs apart if requested', () => {
    const club = { club: 'x' };
    const teams = field([2, 2], { a: club, b: club });
    const rules = { ...rulesFor(teams), avoidSameClub: true };
    assert.equal(canPairQuickly(teams, rules), true);
    assert.equal(canPairQuickly(teams, rules, meetWell), false);
  });
});
