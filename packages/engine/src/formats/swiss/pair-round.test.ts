import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createRandom } from '../../chance/random.ts';
import { granted } from '../testing/play-out.ts';
import { afterRound, nineRounds, swissField } from '../testing/swiss-rounds.ts';
import type { SwissGame, SwissTeam } from './contender.ts';
import { pairSwissRound, type SwissParams } from './pair-round.ts';
import { swissRound } from './swiss-round.ts';

const boards = (teams: readonly SwissTeam[], params: Partial<SwissParams> = {}) =>
  granted(pairSwissRound(teams, { ...nineRounds, ...params })).pairings.map(
    ({ home, away }) => `${home}-${away}`,
  );

const inClubs = (...clubs: readonly (string | undefined)[]): SwissTeam[] =>
  clubs.map((club, index) => ({
    team: `${index + 1}`,
    games: [],
    ...(club === undefined ? {} : { club }),
  }));

describe('the first round of a Swiss', () => {
  test('skips to the next opponent if two of one club would meet, if requested', () => {
    const teams = inClubs('x', 'y', 'x', 'z');
    assert.deepEqual(boards(teams, { avoidSameClub: true }), ['1-4', '3-2']);
    assert.deepEqual(boards(teams), ['1-3', '4-2']);
  });

  test('is the natural one if no two of one club meet, or there are no clubs', () => {
    assert.deepEqual(boards(inClubs('x', 'x', 'y', 'y'), { avoidSameClub: true }), ['1-3', '4-2']);
    const noClubs = inClubs(undefined, undefined, undefined, undefined);
    assert.deepEqual(boards(noClubs, { avoidSameClub: true }), ['1-3', '4-2']);
  });
});

describe('a round of a Swiss', () => {
  test('lists the best team’s board first, then the next one’s', () => {
    const random = createRandom('boards');
    let now = swissField(20);
    for (let round = 0; round < 5; round += 1) {
      const paired = granted(pairSwissRound(now, nineRounds));
      const scores = new Map(
        now.map(({ team, games }) => [team, games.reduce((sum, { points }) => sum + points, 0)]),
      );
      const scoreOf = (team: string) => scores.get(team) ?? 0;
      const best = paired.pairings.map(({ home, away }) =>
        [home, away].toSorted((one, other) => scoreOf(other) - scoreOf(one) || Number(one) - Number(other)),
      );
      const firsts = best.map(([first = '']) => first);
      assert.deepEqual(
        firsts,
        firsts.toSorted((one, other) => scoreOf(other) - scoreOf(one) || Number(one) - Number(other)),
      );
      now = afterRound(now, paired, () => random.below(3));
    }
  });

  test('lets a leader repeat a side only in the last round', () => {
    const game = (opponent: string, side: 'HOME' | 'AWAY', points: number): SwissGame => {
      return { opponent, side, points, played: true };
    };
    // 1 and 2 lead and both have an absolute claim to play away; 3 and 4 may meet anyone.
    const leader = (team: string) => ({ team, games: [game('8', 'HOME', 2), game('9', 'HOME', 2)] });
    const loser = (team: string) => ({ team, games: [game('8', 'HOME', 0), game('9', 'AWAY', 0)] });
    const teams = [leader('1'), leader('2'), loser('3'), loser('4')];
    const opponents = (rounds: number) =>
      boards(teams, { rounds }).map((board) => board.split('-').toSorted().join('-'));
    assert.deepEqual(opponents(3), ['1-2', '3-4']);
    assert.deepEqual(opponents(4), ['1-3', '2-4']);
  });

  test('lets no team with half of the points or less repeat a side', () => {
    const game = (opponent: string, points: number, side: 'HOME' | 'AWAY' = 'HOME'): SwissGame => {
      return { opponent, side, points, played: true };
    };
    const half = (team: string) => ({ team, games: [game('8', 2), game('9', 0)] });
    const loser = (team: string) => ({ team, games: [game('8', 0), game('9', 0, 'AWAY')] });
    const teams = [half('1'), half('2'), loser('3'), loser('4')];
    const opponents = boards(teams, { rounds: 3 }).map((board) => board.split('-').toSorted().join('-'));
    assert.deepEqual(opponents, ['1-3', '2-4']);
  });

  test('becomes a round of its phase, with numbered matches and the bye', () => {
    const pairings = [
      { home: 'a', away: 'b' },
      { home: 'c', away: 'd' },
    ];
    const round = swissRound({ pairings, bye: 'e' }, 3);
    assert.equal(round.number, 3);
    assert.deepEqual(
      round.matches.map(({ id, round: number, home, away }) => [
        id,
        number,
        `${home.participant}-${away.participant}`,
      ]),
      [
        ['r3m1', 3, 'a-b'],
        ['r3m2', 3, 'c-d'],
      ],
    );
    assert.deepEqual(
      round.byes.map(({ participant }) => participant),
      ['e'],
    );
    assert.deepEqual(swissRound({ pairings, bye: null }, 3).byes, []);
  });
});
