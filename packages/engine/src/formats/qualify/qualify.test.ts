import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { bracketPhase, singleElimDefaults } from '../elimination/single.ts';
import { isBreach } from '../model/breach.ts';
import { type Slot, waitingSlot } from '../model/slot.ts';
import { propagate } from '../propagation/propagate.ts';
import { granted } from '../testing/play-out.ts';
import { crossGroups } from './crossing.ts';
import { type GroupTable, qualifiers } from './qualifiers.ts';

const nameOf = ({ source }: Slot) => (source.kind === 'GROUP' ? `${source.group}${source.position}` : '?');
const groupKeys = (count: number) => [...'ABCDEFGHIJKLMNOP'].slice(0, count);

describe('crossing', () => {
  test('eight groups cross as at the World Cup', () => {
    const entries = granted(crossGroups(groupKeys(8), 2)).map(nameOf);
    assert.equal(entries.slice(0, 8).join(' '), 'A1 B2 C1 D2 E1 F2 G1 H2');
    assert.equal(entries.slice(8).join(' '), 'B1 A2 D1 C2 F1 E2 H1 G2');
  });

  test('two groups of four qualifiers cross 1-4 and 2-3', () => {
    assert.equal(
      granted(crossGroups(['A', 'B'], 4))
        .map(nameOf)
        .join(' '),
      'A1 B4 B2 A3 B1 A4 A2 B3',
    );
  });

  test('two groups of eight qualifiers alternate who is named first', () => {
    const entries = granted(crossGroups(['A', 'B'], 8)).map(nameOf);
    assert.equal(entries.slice(0, 8).join(' '), 'A1 B8 B2 A7 A3 B6 B4 A5');
    assert.equal(entries.slice(8).join(' '), 'B1 A8 A2 B7 B3 A6 A4 B5');
  });

  test('no team meets its own group in the first round, and its top two meet only in the final', () => {
    fc.assert(
      fc.property(fc.constantFrom(2, 4, 8, 16), fc.constantFrom(1, 2, 4), (groups, count) => {
        const entries = granted(crossGroups(groupKeys(groups), count)).map(nameOf);
        assert.equal(new Set(entries).size, groups * count);
        for (let tie = 0; tie < entries.length; tie += 2) {
          assert.notEqual(entries[tie]?.[0], entries[tie + 1]?.[0]);
        }
        const upper = entries
          .slice(0, entries.length / 2)
          .filter((name) => name.endsWith('1') || name.endsWith('2'));
        if (count > 1) assert.equal(new Set(upper.map((name) => name[0])).size, groups);
      }),
    );
  });

  test('one group, three groups, three qualifiers or none cannot be crossed', () => {
    for (const [groups, count] of [
      [3, 2],
      [4, 3],
      [6, 2],
      [0, 2],
      [1, 1],
      [1, 2],
      [1, 4],
      [2, 0],
      [4, 0.5],
    ] as const) {
      assert.deepEqual(crossGroups(groupKeys(groups), count), {
        breach: 'INFEASIBLE_CONSTRAINTS',
        which: 'CROSSING',
      });
    }
  });
});

describe('qualification', () => {
  const table = (group: string, tiers: readonly (readonly string[])[], finished = true): GroupTable => ({
    group,
    finished,
    tiers,
  });
  const clear = (group: string) =>
    table(
      group,
      [1, 2, 3, 4].map((place) => [`${group}${place}`]),
    );
  const crossed = granted(crossGroups(['A', 'B'], 2));

  test('fills the bracket from finished groups', () => {
    const { places } = granted(qualifiers(crossed, [clear('A'), clear('B')]));
    const phase = propagate(bracketPhase(crossed, singleElimDefaults), { results: [], places });
    assert.deepEqual(
      phase.ties.slice(0, 2).map(({ first, second }) => [first.participant, second.participant]),
      [
        ['A1', 'B2'],
        ['B1', 'A2'],
      ],
    );
  });

  test('requires only the places that slots wait for', () => {
    const { places, best } = granted(qualifiers(crossed, [clear('A'), table('B', [['x'], ['y']])]));
    assert.deepEqual(places, [
      { group: 'A', position: 1, team: 'A1', provisional: false },
      { group: 'A', position: 2, team: 'A2', provisional: false },
      { group: 'B', position: 1, team: 'x', provisional: false },
      { group: 'B', position: 2, team: 'y', provisional: false },
    ]);
    assert.deepEqual(best, []);
  });

  test('does not wait for a group without qualifiers', () => {
    const open = table('C', [['C1', 'C2']], false);
    assert.equal(granted(qualifiers(crossed, [clear('A'), clear('B'), open])).places.length, 4);
  });

  test('waits for every group', () => {
    assert.deepEqual(qualifiers(crossed, [clear('A'), table('B', [['x']], false)]), {
      breach: 'SOURCE_NOT_FINISHED',
      groups: ['B'],
    });
    assert.deepEqual(qualifiers(crossed, [clear('A')]), { breach: 'SOURCE_NOT_FINISHED', groups: ['B'] });
  });

  test('refuses a place that a group does not have', () => {
    assert.deepEqual(qualifiers(crossed, [clear('A'), table('B', [['x']])]), {
      breach: 'NOT_ENOUGH_TEAMS',
      min: 2,
      given: 1,
    });
  });

  test('refuses a tie on the cut or above it, but not one below', () => {
    const tied = (tiers: readonly (readonly string[])[]) => {
      const answer = qualifiers(crossed, [clear('A'), table('B', tiers)]);
      return isBreach(answer) ? answer : null;
    };
    const onTheLine = { breach: 'TIE_UNRESOLVED', groups: ['B'], teams: ['y', 'z'] };
    assert.deepEqual(tied([['x'], ['y', 'z'], ['w']]), onTheLine);
    assert.deepEqual(tied([['y', 'z'], ['x'], ['w']]), onTheLine);
    assert.equal(tied([['x'], ['w'], ['y', 'z']]), null);
  });

  const thirds = (ranking: readonly (readonly string[])[]) => ({
    position: 3,
    slots: [{ place: 'A', allowed: ['B'] }],
    ranking,
  });
  const entries = [
    waitingSlot({ kind: 'GROUP', group: 'A', position: 1 }),
    waitingSlot({ kind: 'BEST', position: 3, place: 'A' }),
  ];

  test('sends the best third-placed team to its slot', () => {
    const { best } = granted(qualifiers(entries, [clear('A'), clear('B')], thirds([['B3'], ['A3']])));
    assert.deepEqual(best, [{ position: 3, place: 'A', team: 'B3', provisional: false }]);
  });

  test('advances all thirds if there is a slot for each', () => {
    const slots = ['A', 'B'].map((place) => ({ place, allowed: ['A', 'B'] }));
    const bestOf = { position: 3, slots, ranking: [['B3', 'A3']] };
    const { best } = granted(qualifiers(entries, [clear('A'), clear('B')], bestOf));
    assert.deepEqual(best.map(({ place, team }) => `${place} ${team}`).toSorted(), ['A A3', 'B B3']);
  });

  test('waits for every group whose third is compared', () => {
    const open = table('B', [['B1'], ['B2'], ['B3']], false);
    assert.deepEqual(qualifiers(entries, [clear('A'), open], thirds([['B3'], ['A3']])), {
      breach: 'SOURCE_NOT_FINISHED',
      groups: ['B'],
    });
  });

  test('refuses thirds that are level with the fourth of their group', () => {
    const level = table('B', [['B1'], ['B2'], ['B3', 'B4']]);
    assert.deepEqual(qualifiers(entries, [clear('A'), level], thirds([['B3'], ['A3']])), {
      breach: 'TIE_UNRESOLVED',
      groups: ['B'],
      teams: ['B3', 'B4'],
    });
  });

  test('refuses a best third not allowed in the remaining slot, and a slot without one', () => {
    const refused = { breach: 'INFEASIBLE_CONSTRAINTS', which: 'ALLOCATION' };
    const allocate = (ranking: readonly (readonly string[])[]) =>
      qualifiers(entries, [clear('A'), clear('B')], thirds(ranking));
    assert.deepEqual(allocate([['A3'], ['B3']]), { ...refused, detail: 'A' });
    assert.deepEqual(allocate([]), { ...refused, detail: '' });
  });

  test('refuses thirds that are level across the cut', () => {
    assert.deepEqual(qualifiers(entries, [clear('A'), clear('B')], thirds([['B3', 'A3']])), {
      breach: 'TIE_UNRESOLVED',
      groups: ['B', 'A'],
      teams: ['B3', 'A3'],
    });
  });
});
