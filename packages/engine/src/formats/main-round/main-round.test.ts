import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { generate } from '../algorithms/generate.ts';
import type { ParamsOf } from '../algorithms/params.ts';
import { isBreach } from '../model/breach.ts';
import { matchesOf } from '../model/phase.ts';
import type { Slot } from '../model/slot.ts';
import { crossRounds } from './pairings.ts';

const placeOf = ({ source }: Slot) => (source.kind === 'GROUP' ? `${source.group}${source.position}` : '?');

function mainRound(params: Partial<ParamsOf['MAIN_ROUND']>) {
  const phase = generate({ phaseId: 'main', algorithm: 'MAIN_ROUND', params }, [], 'seed');
  assert.ok(!isBreach(phase), JSON.stringify(phase));
  return phase;
}

const refused = (params: Partial<ParamsOf['MAIN_ROUND']>) =>
  generate({ phaseId: 'main', algorithm: 'MAIN_ROUND', params }, [], 'seed');

describe('a main round', () => {
  test('of two groups takes the best three of each, and only teams that have not met play', () => {
    const { groups, rounds } = mainRound({ groups: ['A', 'B'], qualifiers: 3 });
    assert.deepEqual(
      groups.map(({ key, members }) => [key, members.map(placeOf)]),
      [['I', ['A1', 'A2', 'A3', 'B1', 'B2', 'B3']]],
    );
    assert.equal(rounds.length, 3);
    const played = matchesOf({ rounds }).map(({ home, away }) => [placeOf(home)[0], placeOf(away)[0]]);
    assert.equal(played.length, 9);
    assert.ok(played.every(([home, away]) => home !== away));
  });

  test('as in a European championship: six groups, the best two of each, two groups of six, four matches each', () => {
    const { groups, rounds } = mainRound({ groups: ['A', 'B', 'C', 'D', 'E', 'F'], qualifiers: 2, into: 2 });
    assert.deepEqual(
      groups.map(({ members }) => members.map(placeOf)),
      [
        ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
        ['D1', 'D2', 'E1', 'E2', 'F1', 'F2'],
      ],
    );
    assert.equal(rounds.length, 4);
    assert.deepEqual(
      rounds.map(({ matches, byes }) => [matches.length, byes.length]),
      [6, 6, 6, 6].map((matches) => [matches, 0]),
    );
  });

  test('for the lower places takes lower positions', () => {
    const { groups } = mainRound({ groups: ['A', 'B'], qualifiers: 2, from: 4 });
    assert.deepEqual(groups[0]?.members.map(placeOf), ['A4', 'A5', 'B4', 'B5']);
  });

  test('without carried results is a round robin', () => {
    const { rounds } = mainRound({ groups: ['A', 'B'], qualifiers: 3, carry: 'NOTHING' });
    assert.equal(matchesOf({ rounds }).length, 15);
  });

  test('splits a league: the best six of one table play again, on top of their earlier results', () => {
    const { groups, rounds } = mainRound({ groups: ['A'], qualifiers: 6, rematch: true, legs: 2 });
    assert.equal(groups[0]?.members.length, 6);
    assert.equal(matchesOf({ rounds }).length, 30);
  });

  test('of one group without a rematch has nothing to play', () => {
    assert.deepEqual(refused({ groups: ['A'], qualifiers: 6 }), {
      breach: 'INVALID_PARAM',
      param: 'rematch',
    });
  });

  test('needs groups that divide evenly, each listed once, and from 2 to 64 teams', () => {
    assert.deepEqual(refused({ groups: ['A', 'B', 'C'], into: 2 }), {
      breach: 'INVALID_PARAM',
      param: 'into',
    });
    assert.deepEqual(refused({ groups: [] }), { breach: 'INVALID_PARAM', param: 'into' });
    assert.deepEqual(refused({ groups: ['A', 'A'] }), { breach: 'INVALID_PARAM', param: 'groups' });
    assert.deepEqual(refused({ groups: ['A'], qualifiers: 1, rematch: true }), {
      breach: 'INVALID_PARAM',
      param: 'qualifiers',
    });
    const many = Array.from({ length: 400 }, (_, index) => `G${index}`);
    assert.deepEqual(refused({ groups: many }), { breach: 'INVALID_PARAM', param: 'qualifiers' });
  });
});

describe('the pairings across blocks', () => {
  const shapes = fc.record({ blocks: fc.integer({ min: 2, max: 9 }), size: fc.integer({ min: 1, max: 9 }) });

  test('bring each team once against every team of the other blocks, at most once per round', () => {
    fc.assert(
      fc.property(shapes, ({ blocks, size }) => {
        const rounds = crossRounds(blocks, size);
        const met = new Set<string>();
        for (const pairings of rounds) {
          assert.equal(new Set(pairings.flat()).size, 2 * pairings.length);
          for (const pairing of pairings) {
            const [one = 0, other = 0] = pairing.toSorted((a, b) => a - b);
            assert.notEqual(Math.floor(one / size), Math.floor(other / size));
            met.add(`${one} ${other}`);
          }
        }
        assert.equal(met.size, ((blocks * (blocks - 1)) / 2) * size * size);
        assert.equal(rounds.flat().length, met.size);
      }),
    );
  });

  test('need no more rounds than opponents, unless both blocks and their size are odd', () => {
    fc.assert(
      fc.property(shapes, ({ blocks, size }) => {
        fc.pre(blocks % 2 === 0 || size % 2 === 0);
        assert.equal(crossRounds(blocks, size).length, (blocks - 1) * size);
      }),
    );
  });

  test('give nearly equal home matches: with two blocks they differ by at most one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (size) => {
        const homes = Map.groupBy(crossRounds(2, size).flat(), ([home]) => home);
        for (let place = 0; place < 2 * size; place += 1)
          assert.ok(Math.abs(2 * (homes.get(place)?.length ?? 0) - size) <= 1);
      }),
    );
  });
});
