import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import { isBreach } from '../model/breach.ts';
import { granted } from '../testing/play-out.ts';
import { absence, afterRound, byeWorth, nineRounds, swissField } from '../testing/swiss-rounds.ts';
import type { SwissGame, SwissTeam } from './contender.ts';
import { pairSwissRound } from './pair-round.ts';

describe('the bye of a Swiss', () => {
  test('never goes to a team twice, even if it is worth nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(7, 9, 11), fc.string(), (count, seed) => {
        const random = createRandom(seed);
        let now = swissField(count);
        for (let round = 0; round < 4; round += 1) {
          const paired = granted(pairSwissRound(now, nineRounds));
          now = afterRound(now, paired, () => random.below(3), byeWorth(0));
        }
        for (const { games } of now) assert.ok(games.filter(({ isBye }) => isBye).length <= 1);
      }),
      { numRuns: 25 },
    );
  });

  test('can go to a team that requested a half-point bye in another round', () => {
    const drew = (opponent: string, side: 'HOME' | 'AWAY'): SwissGame => {
      return { opponent, side, points: 1, played: true };
    };
    const teams: SwissTeam[] = [
      { team: '1', games: [drew('3', 'HOME'), drew('2', 'AWAY')] },
      { team: '2', games: [drew('4', 'AWAY'), drew('1', 'HOME')] },
      { team: '3', games: [drew('1', 'AWAY'), { ...drew('5', 'HOME'), points: 2 }] },
      { team: '4', games: [drew('2', 'HOME'), byeWorth(2)] },
      {
        team: '5',
        games: [
          { ...absence, points: 1 },
          { ...drew('3', 'AWAY'), points: 0 },
        ],
      },
    ];
    assert.equal(granted(pairSwissRound(teams, nineRounds)).bye, '5');
  });

  test('goes to a team with the most games among the lowest scores', () => {
    const drew = (opponent: string, side: 'HOME' | 'AWAY'): SwissGame => {
      return { opponent, side, points: 1, played: true };
    };
    const often = [drew('8', 'HOME'), drew('9', 'AWAY')];
    const teams: SwissTeam[] = [
      { team: '1', games: often },
      { team: '2', games: often },
      { team: '3', games: [{ ...absence, points: 1 }, drew('9', 'HOME')] },
    ];
    assert.equal(granted(pairSwissRound(teams, nineRounds)).bye, '2');
  });

  test('never goes to a team that won without a game', () => {
    const game = (opponent: string, points: number, side: 'HOME' | 'AWAY' = 'HOME'): SwissGame => {
      return { opponent, side, points, played: true };
    };
    const teams: SwissTeam[] = [
      { team: '1', games: [game('4', 2), game('5', 2)] },
      { team: '2', games: [{ ...game('6', 2), played: false }, game('7', 0)] },
      { team: '3', games: [game('5', 2, 'AWAY'), game('4', 1, 'AWAY')] },
    ];
    assert.equal(granted(pairSwissRound(teams, nineRounds)).bye, '3');
  });

  test('leaves every other present team with one opponent, whoever is absent', () => {
    const shape = fc.record({ count: fc.integer({ min: 5, max: 14 }), seed: fc.string() });
    fc.assert(
      fc.property(shape, ({ count, seed }) => {
        const random = createRandom(seed);
        let now = swissField(count, 3);
        for (let round = 0; round < 4; round += 1) {
          now = now.map((team) => ({ ...team, absent: random.below(6) === 0 }));
          const paired = pairSwissRound(now, { ...nineRounds, avoidSameClub: true });
          if (isBreach(paired)) return;
          const present = now.filter(({ absent }) => !absent).map(({ team }) => team);
          const seen = paired.pairings.flatMap(({ home, away }) => [home, away]).concat(paired.bye ?? []);
          assert.deepEqual(seen.toSorted(), present.toSorted());
          now = afterRound(now, paired, () => random.below(3));
        }
      }),
      { numRuns: 40 },
    );
  });
});
