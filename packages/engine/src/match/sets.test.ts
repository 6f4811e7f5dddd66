import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SetRules } from '../sports/rules.ts';
import { isPossibleSet, setWinner } from './sets.ts';
import { bears, lions, matchWith, openDesk, pair, rulesOf } from './testing/desk.ts';

const volleyball = rulesOf('VOLLEYBALL_6');

function setRules(key: string): SetRules {
  const { sets } = rulesOf(key);
  assert.ok(sets, key);
  return sets;
}

/** Points of one set, winner last, as tapped by a scorer. */
function rallies(desk: ReturnType<typeof openDesk>, set: number, home: number, away: number) {
  const [winner, loser] = home > away ? [lions, bears] : [bears, lions];
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  const teams = [...Array.from({ length: least }, () => [loser, winner]).flat()];
  const rest = Array.from({ length: most - least }, () => winner);
  return [...teams, ...rest].map((team) => desk.goal(team, { period: set }));
}

describe('a set is won', () => {
  for (const [variant, set, home, away, winner] of [
    ['VOLLEYBALL_6', 1, 25, 23, 'HOME'],
    ['VOLLEYBALL_6', 1, 25, 24, null],
    ['VOLLEYBALL_6', 1, 31, 33, 'AWAY'],
    ['VOLLEYBALL_6', 5, 15, 13, 'HOME'],
    ['VOLLEYBALL_6', 4, 15, 13, null],
    ['BEACH_VOLLEYBALL', 3, 15, 9, 'HOME'],
    ['BADMINTON_SINGLES', 1, 29, 29, null],
    ['BADMINTON_SINGLES', 1, 30, 29, 'HOME'],
    ['BADMINTON_SINGLES', 1, 21, 20, null],
    ['PING_PONG_SINGLES', 1, 10, 12, 'AWAY'],
    ['TENNIS_SINGLES', 3, 6, 5, null],
    ['TENNIS_SINGLES', 3, 7, 6, 'HOME'],
  ] as const) {
    it(`${variant}, set ${set}, ${home}-${away}: ${winner ?? 'it goes on'}`, () => {
      assert.equal(setWinner(setRules(variant), set, pair(home, away), false), winner);
    });
  }

  it('by the clock in beach handball, by the side that leads when the half ends', () => {
    const beach = setRules('BEACH_HANDBALL');
    assert.equal(setWinner(beach, 1, pair(12, 10), false), null);
    assert.equal(setWinner(beach, 1, pair(12, 10), true), 'HOME');
    assert.equal(setWinner(beach, 1, pair(12, 12), true), null);
  });
});

describe('a finished set can have ended', () => {
  const matchTieBreak = { ...setRules('TENNIS_SINGLES'), lastTo: 10 };
  for (const [rules, set, home, away, possible] of [
    [setRules('VOLLEYBALL_6'), 1, 26, 24, true],
    [setRules('VOLLEYBALL_6'), 1, 26, 23, false],
    [setRules('VOLLEYBALL_6'), 1, 24, 20, false],
    [setRules('BADMINTON_SINGLES'), 1, 30, 28, true],
    [setRules('BADMINTON_SINGLES'), 1, 31, 29, false],
    [setRules('TENNIS_SINGLES'), 1, 7, 5, true],
    [setRules('TENNIS_SINGLES'), 1, 7, 4, false],
    [setRules('TENNIS_SINGLES'), 1, 8, 6, false],
    [matchTieBreak, 3, 12, 10, true],
    [matchTieBreak, 3, 7, 6, false],
    [matchTieBreak, 2, 7, 6, true],
    [setRules('PING_PONG_TEAM'), 1, 3, 2, true],
    [setRules('BEACH_HANDBALL'), 1, 12, 10, true],
    [setRules('BEACH_HANDBALL'), 1, 12, 12, false],
  ] as const) {
    it(`${home}-${away} in set ${set} to ${rules.to}: ${possible ? 'yes' : 'no'}`, () => {
      assert.equal(isPossibleSet(rules, set, pair(home, away)), possible);
      assert.equal(isPossibleSet(rules, set, pair(away, home)), possible);
    });
  }
});

describe('sets make the score', () => {
  it('the point that closes a set records its score, and the next set opens', () => {
    const desk = openDesk();
    const first = rallies(desk, 1, 25, 20);
    assert.deepEqual(matchWith(volleyball, first.slice(0, -1)).tally.score, pair(0, 0));
    const match = matchWith(volleyball, first);
    assert.deepEqual(match.tally.score, pair(1, 0));
    assert.deepEqual(match.tally.sets, [{ set: 1, home: 25, away: 20, winner: 'HOME' }]);
  });

  it('a set entered as a whole overrides its rallies, and a later entry an earlier one', () => {
    const desk = openDesk();
    const match = matchWith(volleyball, [
      ...rallies(desk, 1, 3, 2),
      desk.set(1, 25, 18),
      desk.set(1, 18, 25),
    ]);
    assert.deepEqual(match.tally.sets, [{ set: 1, home: 18, away: 25, winner: 'AWAY' }]);
  });

  it('of two entries of a set, the one that arrived later counts, whatever its minute', () => {
    const { set } = openDesk();
    const first = { ...set(1, 25, 18), minute: 30 };
    const corrected = set(1, 18, 25);
    assert.deepEqual(matchWith(volleyball, [first, corrected]).tally.score, pair(0, 1));
  });

  it('a half of beach handball counts for its leader once it has ended', () => {
    const { goal, start, end } = openDesk();
    const beach = rulesOf('BEACH_HANDBALL');
    const half = [start(1), goal(bears)];
    assert.deepEqual(matchWith(beach, half).tally.score, pair(0, 0));
    assert.deepEqual(matchWith(beach, [...half, end(1)]).tally.score, pair(0, 1));
  });

  it('a red card in volleyball gives the opponent a point in that set', () => {
    const desk = openDesk();
    const match = matchWith(volleyball, [
      ...rallies(desk, 2, 24, 20),
      desk.card(bears, 'RED', { period: 2 }),
    ]);
    assert.deepEqual(match.tally.sets, [{ set: 2, home: 25, away: 20, winner: 'HOME' }]);
  });

  it('a point after the end of a set, a set left open and a set after the win are flagged as doubts', () => {
    const desk = openDesk();
    const doubts = matchWith(volleyball, [
      ...rallies(desk, 1, 26, 20),
      ...rallies(desk, 2, 24, 20),
      desk.set(3, 25, 0),
      desk.set(4, 25, 0),
      desk.goal(bears, { period: 5 }),
    ]).tally.scoreDoubts;
    assert.deepEqual(doubts, [
      { doubt: 'SET_OVERRUN', set: 1 },
      { doubt: 'SET_LEFT_OPEN', set: 2 },
      { doubt: 'SET_AFTER_THE_WIN', set: 5 },
    ]);
  });

  it('a set in progress is not flagged', () => {
    const desk = openDesk();
    assert.deepEqual(matchWith(volleyball, rallies(desk, 1, 20, 19)).tally.scoreDoubts, []);
  });
});
