import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import { isBreach } from '../model/breach.ts';
import type { Entrant } from '../model/entrant.ts';
import type { Group } from '../model/phase.ts';
import { granted } from '../testing/play-out.ts';
import { drawGroups, type GroupParams, groupDefaults, groupKey } from './groups.ts';

const teams = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({ team: `${index + 1}` }));

const draw = (entrants: readonly Entrant[], params: Partial<GroupParams>, seed = 'draw') => {
  const { size: _, ...defaults } = groupDefaults;
  return drawGroups(entrants, { ...defaults, ...params }, createRandom(seed));
};

const namesOf = (groups: readonly Group[]) =>
  groups.map(({ members }) => members.map(({ participant }) => participant ?? ''));

const anyMode = fc.constantFrom<GroupParams['mode']>('POTS', 'SERPENTINE', 'RANDOM');

function assertWhole(groups: readonly Group[], count: number): void {
  const sizes = groups.map(({ members }) => members.length);
  assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1, `${sizes}`);
  assert.equal(new Set(namesOf(groups).flat()).size, count);
}

describe('groups', () => {
  test('differ in size by at most one and hold every team once', () => {
    const shape = fc
      .integer({ min: 1, max: 12 })
      .chain((groups) =>
        fc.record({ groups: fc.constant(groups), count: fc.integer({ min: groups * 2, max: groups * 7 }) }),
      );
    fc.assert(
      fc.property(shape, anyMode, fc.string(), ({ groups, count }, mode, seed) => {
        assertWhole(granted(draw(teams(count), { groups, mode }, seed)), count);
      }),
    );
  });

  test('of 1,024 teams can be drawn', () => {
    for (const mode of ['POTS', 'SERPENTINE', 'RANDOM'] as const) {
      assertWhole(granted(draw(teams(1024), { groups: 64, mode })), 1024);
    }
  });

  test('by serpentine run 1 to G and back', () => {
    assert.deepEqual(namesOf(granted(draw(teams(8), { groups: 3, mode: 'SERPENTINE' }))), [
      ['1', '6', '7'],
      ['2', '5', '8'],
      ['3', '4'],
    ]);
  });

  test('from pots hold one team of each pot', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 2, max: 5 }),
        fc.string(),
        (groups, pots, seed) => {
          const entrants = teams(groups * pots).map((entrant, index) => ({
            ...entrant,
            pot: (index % pots) + 1,
          }));
          const potOf = new Map(entrants.map(({ team, pot }) => [team, pot]));
          for (const members of namesOf(granted(draw(entrants, { groups, mode: 'POTS' }, seed)))) {
            assert.equal(new Set(members.map((team) => potOf.get(team))).size, pots);
          }
        },
      ),
    );
  });

  test('keep two teams of one country apart, or say that no draw can', () => {
    const countries = fc.array(fc.constantFrom('ESP', 'FRA', 'ITA', 'GER', 'POR', 'NED'), {
      minLength: 8,
      maxLength: 24,
    });
    fc.assert(
      fc.property(countries, anyMode, fc.string(), (given, mode, seed) => {
        const entrants = given.map((country, index) => ({ team: `${index + 1}`, country }));
        const drawn = draw(entrants, { groups: 4, mode, separate: ['country'] }, seed);
        const most = Math.max(...[...Map.groupBy(given, (it) => it).values()].map((all) => all.length));
        if (isBreach(drawn)) {
          assert.ok(drawn.breach === 'INFEASIBLE_CONSTRAINTS');
          assert.equal(drawn.which === 'SEPARATE_COUNTRY', most > 4);
          return;
        }
        assertWhole(drawn, given.length);
        for (const members of namesOf(drawn)) {
          const found = members.map((team) => entrants.find((entrant) => entrant.team === team)?.country);
          assert.equal(new Set(found).size, members.length);
        }
      }),
    );
  });

  test('look ahead: a team skips a group if that would leave no place for a later one', () => {
    // In the second pot, only Bayern’s group is free of Spaniards, so Sevilla must get it.
    const entrants: Entrant[] = [
      { team: 'Madrid', pot: 1, country: 'ESP' },
      { team: 'Barcelona', pot: 1, country: 'ESP' },
      { team: 'Bayern', pot: 1, country: 'GER' },
      { team: 'Sevilla', pot: 2, country: 'ESP' },
      { team: 'Porto', pot: 2, country: 'POR' },
      { team: 'Ajax', pot: 2, country: 'NED' },
    ];
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const drawn = granted(draw(entrants, { groups: 3, mode: 'POTS', separate: ['country'] }, seed));
        const withSevilla = namesOf(drawn).find((members) => members.includes('Sevilla'));
        assert.ok(withSevilla?.includes('Bayern'));
      }),
    );
  });

  test('respect hosts with a fixed group', () => {
    const fixed = [
      { team: '5', group: 'A' },
      { team: '1', group: 'D' },
    ];
    fc.assert(
      fc.property(anyMode, fc.string(), (mode, seed) => {
        const [a, , , d] = namesOf(granted(draw(teams(16), { groups: 4, mode, fixed }, seed)));
        assert.ok(a?.includes('5') && d?.includes('1'));
      }),
    );
  });

  test('are refused if a host is assigned to two of them', () => {
    const fixed = [
      { team: '5', group: 'A' },
      { team: '5', group: 'B' },
    ];
    assert.deepEqual(draw(teams(16), { groups: 4, fixed }, 'seed'), {
      breach: 'INFEASIBLE_CONSTRAINTS',
      which: 'FIXED',
      detail: '5',
    });
  });

  test('are drawn the same from the same seed, and differently from another', () => {
    const drawn = (seed: string) => namesOf(granted(draw(teams(32), { groups: 8, mode: 'POTS' }, seed)));
    assert.deepEqual(drawn('a'), drawn('a'));
    assert.notDeepEqual(drawn('a'), drawn('b'));
  });

  test('made manually are accepted if they are even and keep clubs apart', () => {
    const byHand: Entrant[] = [
      { team: '1', group: 'A', club: 'x' },
      { team: '2', group: 'B', club: 'x' },
      { team: '3', group: 'B' },
      { team: '4', group: 'A' },
    ];
    const drawManually = (entrants: readonly Entrant[]) =>
      draw(entrants, { groups: 2, mode: 'MANUAL', separate: ['club'] });
    assert.deepEqual(namesOf(granted(drawManually(byHand))), [
      ['1', '4'],
      ['2', '3'],
    ]);
    const brokenRule = (entrants: readonly Entrant[]) => {
      const answer = drawManually(entrants);
      return isBreach(answer) && answer.breach === 'INFEASIBLE_CONSTRAINTS' ? answer.which : null;
    };
    assert.equal(brokenRule(byHand.map((entrant) => ({ ...entrant, group: 'A' }))), 'SIZES');
    assert.equal(brokenRule(byHand.map((entrant) => ({ ...entrant, group: 'Z' }))), 'MANUAL_GROUPS');
    assert.equal(brokenRule(byHand.map((entrant) => ({ ...entrant, club: 'x' }))), 'SEPARATE_CLUB');
  });

  test('that are too many, or pots that are too full, are refused by name', () => {
    assert.deepEqual(draw(teams(5), { groups: 3, mode: 'RANDOM' }), {
      breach: 'INFEASIBLE_CONSTRAINTS',
      which: 'GROUP_COUNT',
      detail: '3',
    });
    const crowded = teams(6).map((entrant) => ({ ...entrant, pot: 1 }));
    assert.deepEqual(draw(crowded, { groups: 3, mode: 'POTS' }), {
      breach: 'INFEASIBLE_CONSTRAINTS',
      which: 'POTS',
    });
  });

  test('are lettered A to Z and then AA', () => {
    assert.deepEqual([0, 25, 26, 52].map(groupKey), ['A', 'Z', 'AA', 'BA']);
  });
});
