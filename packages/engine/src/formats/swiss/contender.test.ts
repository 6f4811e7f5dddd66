import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sidesFrom } from '../testing/contenders.ts';
import { absence, byeWorth } from '../testing/swiss-rounds.ts';
import { contendersOf, type SwissGame, type SwissTeam } from './contender.ts';

const counted = { homeAway: true, winPoints: 2 };

const game = (opponent: string, points: number, side: SwissGame['side'] = 'HOME'): SwissGame => {
  return { opponent, side, points, played: true };
};

const only = (teams: readonly SwissTeam[], name: string, settings = counted) => {
  const found = contendersOf(teams, settings).find(({ team }) => team === name);
  assert.ok(found);
  return found;
};

describe('what a team is due', () => {
  const cases = [
    ['', 'nothing, NONE, 0, –'],
    ['H', 'AWAY, STRONG, 1, –'],
    ['A', 'HOME, STRONG, 1, –'],
    ['HA', 'HOME, MILD, 0, –'],
    ['AH', 'AWAY, MILD, 0, –'],
    ['HH', 'AWAY, ABSOLUTE, 2, HOME'],
    ['AA', 'HOME, ABSOLUTE, 2, AWAY'],
    ['HAA', 'HOME, ABSOLUTE, 1, AWAY'],
    ['AAHH', 'AWAY, ABSOLUTE, 0, HOME'],
    ['HHA', 'AWAY, STRONG, 1, –'],
    ['HHAHAH', 'AWAY, ABSOLUTE, 2, –'],
    ['HHHAA', 'HOME, ABSOLUTE, 1, AWAY'],
    ['H–H', 'AWAY, ABSOLUTE, 2, HOME'],
    ['H–', 'AWAY, STRONG, 1, –'],
  ] as const;
  for (const [line, expected] of cases) {
    test(`after ${line || 'no game'} is ${expected}`, () => {
      const games = sidesFrom(line).map((side) => (side === null ? absence : game('y', 1, side)));
      const { due, claim, imbalance, repeated } = only([{ team: 'x', games }], 'x');
      assert.equal(`${due ?? 'nothing'}, ${claim}, ${imbalance}, ${repeated ?? '–'}`, expected);
    });
  }

  test('is NONE on neutral ground', () => {
    const { due, sides } = only([{ team: 'x', games: [game('y', 1)] }], 'x', { ...counted, homeAway: false });
    assert.equal(due, null);
    assert.deepEqual(sides, [null]);
  });

  test('ignores sides of unplayed games', () => {
    const forfeited = { ...game('y', 2), played: false };
    const { due, sides, playedGames } = only([{ team: 'x', games: [forfeited] }], 'x');
    assert.equal(due, null);
    assert.deepEqual(sides, [null]);
    assert.equal(playedGames, 0);
  });
});

describe('a float', () => {
  const rival = (...points: number[]): SwissTeam => ({
    team: 'y',
    games: points.map((each) => game('other', each)),
  });
  /** The floats of x, whose other opponent z always has as many points as x itself. */
  const floatsOf = (games: readonly SwissGame[], other: SwissTeam = rival()) =>
    only([{ team: 'x', games }, { team: 'z', games }, other], 'x').floats;

  test('is down against a lower score, up against a higher one, and none against the same', () => {
    const games = [game('z', 1), game('y', 1)];
    assert.deepEqual(floatsOf(games, rival(0, 1)), ['DOWN', null]);
    assert.deepEqual(floatsOf(games, rival(2, 1)), ['UP', null]);
    assert.deepEqual(floatsOf(games, rival(1, 1)), [null, null]);
  });

  test('of two rounds ago is distinct from the last one', () => {
    const games = [game('z', 1), game('y', 1), game('z', 1)];
    assert.deepEqual(floatsOf(games, rival(0, 2, 2)), [null, 'DOWN']);
    assert.deepEqual(floatsOf(games, rival(2, 0, 0)), [null, 'UP']);
  });

  test('is down after points without a game and after a bye, but not after an absence', () => {
    assert.deepEqual(floatsOf([{ ...game('y', 2), played: false }], rival(0)), ['DOWN', null]);
    assert.deepEqual(floatsOf([{ ...game('y', 0), played: false }], rival(2)), [null, null]);
    assert.deepEqual(floatsOf([byeWorth(0)]), ['DOWN', null]);
    assert.deepEqual(floatsOf([{ ...absence, points: 1 }]), ['DOWN', null]);
    assert.deepEqual(floatsOf([absence]), [null, null]);
  });
});

describe('a team in the pairing', () => {
  test('has met opponents it played, not those that forfeited', () => {
    const games = [game('y', 2), { ...game('z', 2), played: false }, byeWorth(2)];
    const { met, playedGames, score } = only([{ team: 'x', games }], 'x');
    assert.deepEqual([...met], ['y']);
    assert.deepEqual([playedGames, score], [1, 6]);
  });

  test('has had its bye after one, or after a win without a game, but not after a half-point bye', () => {
    const hadBye = (last: SwissGame) => only([{ team: 'x', games: [game('y', 2), last] }], 'x').hadBye;
    assert.equal(hadBye(byeWorth(0)), true);
    assert.equal(hadBye({ ...absence, points: 2 }), true);
    assert.equal(hadBye({ ...absence, points: 1 }), false);
    assert.equal(hadBye(game('z', 2)), false);
  });

  test('ranks by score and then by pairing number, unless it is absent', () => {
    const teams: SwissTeam[] = [
      { team: 'a', games: [game('x', 0)] },
      { team: 'b', games: [game('x', 2)] },
      { team: 'c', games: [game('x', 2)], absent: true },
      { team: 'd', games: [game('x', 2)] },
      { team: 'e', games: [game('x', 0)], club: 'y' },
    ];
    assert.deepEqual(
      contendersOf(teams, counted).map(({ team, rank, club }) => `${team} ${rank} ${club ?? ''}`.trim()),
      ['b 1', 'd 3', 'a 0', 'e 4 y'],
    );
  });
});
