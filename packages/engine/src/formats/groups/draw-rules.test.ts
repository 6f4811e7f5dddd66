import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createRandom } from '../../chance/random.ts';
import type { Entrant } from '../model/entrant.ts';
import { granted } from '../testing/play-out.ts';
import { drawGroups, type GroupParams, groupDefaults } from './groups.ts';

const teams = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({ team: `${index + 1}` }));

const draw = (entrants: readonly Entrant[], params: Partial<GroupParams>, seed = 'draw') =>
  drawGroups(entrants, { ...groupDefaults, ...params }, createRandom(seed));

const names = (entrants: readonly Entrant[], params: Partial<GroupParams>, seed?: string) =>
  granted(draw(entrants, params, seed)).map(({ members }) =>
    members.map(({ participant }) => participant).join(' '),
  );

const infeasible = (which: string, detail?: string) => ({
  breach: 'INFEASIBLE_CONSTRAINTS',
  which,
  ...(detail === undefined ? {} : { detail }),
});

describe('the number of groups', () => {
  const cases: readonly (readonly [count: number, size: number, sizes: string])[] = [
    [8, 4, '4 4'],
    [9, 4, '3 3 3'],
    [5, 4, '3 2'],
    [4, 3, '2 2'],
    [3, 2, '3'],
    [5, 2, '3 2'],
    [2, 8, '2'],
  ];
  for (const [count, size, sizes] of cases) {
    test(`of ${count} teams in groups of ${size} leaves no team alone: ${sizes}`, () => {
      const drawn = granted(draw(teams(count), { size }));
      assert.equal(drawn.map(({ members }) => members.length).join(' '), sizes);
    });
  }

  test('is the requested one, whatever their size', () => {
    assert.equal(names(teams(8), { groups: 1 }).length, 1);
    assert.equal(names(teams(8), { groups: 4 }).length, 4);
  });

  test('is refused if it is zero, fractional, or leaves a team alone', () => {
    for (const groups of [0, -1, 1.5, 5])
      assert.deepEqual(draw(teams(8), { groups }), infeasible('GROUP_COUNT', `${groups}`));
    assert.deepEqual(draw(teams(1), {}), infeasible('GROUP_COUNT', '1'));
  });

  test('defaults to four teams per group', () => {
    const { size: _, ...withoutSize } = groupDefaults;
    assert.equal(granted(drawGroups(teams(12), withoutSize, createRandom(''))).length, 3);
  });
});

describe('a serpentine', () => {
  test('sends a team that may not join its group to the next one in its row', () => {
    const entrants = teams(6).map((entrant) =>
      ['3', '4'].includes(entrant.team) ? { ...entrant, country: 'ESP' } : entrant,
    );
    assert.deepEqual(names(entrants, { groups: 3, separate: ['country'] }), ['1 5', '2 4', '3 6']);
  });

  test('goes by seed, ignoring pots', () => {
    const entrants = teams(6).map((entrant) => ({ ...entrant, pot: 1 }));
    assert.deepEqual(names(entrants, { groups: 3 }), ['1 6', '2 5', '3 4']);
  });

  test('reverses direction again after the second row', () => {
    assert.deepEqual(names(teams(12), { groups: 3 }), ['1 6 7 12', '2 5 8 11', '3 4 9 10']);
  });
});

describe('a draw', () => {
  test('from pots without numbers takes the seeds in rows', () => {
    for (const seed of ['a', 'b', 'c']) {
      const rows = names(teams(9), { groups: 3, mode: 'POTS' }, seed).map((members) =>
        members.split(' ').map((team) => Math.ceil(Number(team) / 3)),
      );
      assert.deepEqual(rows, [
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ]);
    }
  });

  test('from pots empties the pots in order, and sends the first team drawn from each to group A', () => {
    // Listed from the last pot to the first.
    const entrants = teams(9).map((entrant, index) => ({ ...entrant, pot: 3 - Math.floor(index / 3) }));
    const lots = createRandom('lots');
    const drawn = [6, 3, 0].map((first) => lots.shuffle([first, first + 1, first + 2]));
    const expected = [0, 1, 2].map((turn) => drawn.map((pot) => `${(pot[turn] ?? 0) + 1}`).toReversed());
    assert.deepEqual(
      names(entrants, { groups: 3, mode: 'POTS' }, 'lots'),
      expected.map((members) => members.join(' ')),
    );
  });

  test('at random puts any team in any group', () => {
    const seeds = Array.from({ length: 60 }, (_, index) => `${index}`);
    const groupsOfFirst = seeds.map((seed) =>
      names(teams(6), { groups: 3, mode: 'RANDOM' }, seed).findIndex((members) => members.includes('1')),
    );
    assert.deepEqual([...new Set(groupsOfFirst)].toSorted(), [0, 1, 2]);
  });

  test('at random ignores pots', () => {
    const entrants = teams(6).map((entrant) => ({ ...entrant, pot: 1 }));
    assert.equal(names(entrants, { groups: 3, mode: 'RANDOM' }).length, 3);
  });
});

describe('hosts', () => {
  test('may be named twice for the same group', () => {
    const host = { team: '5', group: 'B' };
    const [, b = ''] = names(teams(8), { groups: 2, fixed: [host, host] });
    assert.ok(b.split(' ').includes('5'));
  });

  test('that are unknown, or whose group does not exist, are refused by name', () => {
    assert.deepEqual(
      draw(teams(8), { groups: 2, fixed: [{ team: '9', group: 'A' }] }),
      infeasible('FIXED', '9'),
    );
    assert.deepEqual(
      draw(teams(8), { groups: 2, fixed: [{ team: '1', group: 'C' }] }),
      infeasible('FIXED', '1'),
    );
  });

  test('that are too many for their group are refused', () => {
    const fixed = ['1', '2', '3'].map((team) => ({ team, group: 'A' }));
    assert.deepEqual(draw(teams(4), { groups: 2, mode: 'RANDOM', fixed }), infeasible('FIXED'));
  });

  test('of one club in one group are refused because of their club', () => {
    const entrants = teams(4).map((entrant, index) => (index < 2 ? { ...entrant, club: 'x' } : entrant));
    const fixed = ['1', '2'].map((team) => ({ team, group: 'A' }));
    const params = { groups: 2, mode: 'RANDOM', fixed, separate: ['country', 'club'] } as const;
    assert.deepEqual(draw(entrants, params), infeasible('SEPARATE_CLUB'));
  });
});

describe('manual groups', () => {
  test('are refused with the name of a team without a group', () => {
    const entrants = teams(4).map((entrant, index) =>
      index === 2 ? entrant : { ...entrant, group: index % 2 === 0 ? 'A' : 'B' },
    );
    assert.deepEqual(draw(entrants, { groups: 2, mode: 'MANUAL' }), infeasible('MANUAL_GROUPS', '3'));
  });

  test('ignore hosts', () => {
    const entrants = teams(4).map((entrant, index) => ({ ...entrant, group: index < 2 ? 'A' : 'B' }));
    const fixed = [{ team: '1', group: 'B' }];
    assert.deepEqual(names(entrants, { groups: 2, mode: 'MANUAL', fixed }), ['1 2', '3 4']);
  });
});

describe('a draw that cannot be made', () => {
  const marks = [
    ['club', 'SEPARATE_CLUB'],
    ['organisation', 'SEPARATE_ORGANISATION'],
    ['country', 'SEPARATE_COUNTRY'],
  ] as const;
  for (const [mark, which] of marks) {
    test(`names the ${mark} that has more teams than there are groups`, () => {
      const entrants = teams(4).map((entrant, index) => (index < 3 ? { ...entrant, [mark]: 'x' } : entrant));
      const separate = ['club', 'organisation', 'country'] as const;
      assert.deepEqual(draw(entrants, { groups: 2, mode: 'RANDOM', separate }), infeasible(which));
    });
  }

  test('is refused by name however large it is, without an exhaustive search', () => {
    const separate = ['club'] as const;
    const crowded = teams(128).map((entrant, index) => (index > 110 ? { ...entrant, club: 'x' } : entrant));
    assert.deepEqual(draw(crowded, { groups: 16, mode: 'RANDOM', separate }), infeasible('SEPARATE_CLUB'));
    const onePot = teams(128).map((entrant, index) => ({ ...entrant, pot: index < 17 ? 1 : index }));
    assert.deepEqual(draw(onePot, { groups: 16, mode: 'POTS' }), infeasible('POTS'));
  });

  test('names all rules together if each alone could be satisfied', () => {
    // Any two of the first three share something, and there are only two groups.
    const entrants: Entrant[] = [
      { team: '1', club: 'x', country: 'ESP' },
      { team: '2', club: 'x', organisation: 'north' },
      { team: '3', organisation: 'north', country: 'ESP' },
      { team: '4' },
    ];
    const separate = ['club', 'organisation', 'country'] as const;
    assert.deepEqual(draw(entrants, { groups: 2, mode: 'RANDOM', separate }), infeasible('ALL_TOGETHER'));
  });
});
