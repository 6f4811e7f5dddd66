import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { granted } from '../testing/play-out.ts';
import { type AllocationTable, allocateBest, type BestSlot, tableKey } from './allocate.ts';

interface Edition {
  readonly winners: readonly string[];
  readonly allowed: Readonly<Record<string, string>>;
  readonly table: Readonly<Record<string, string>>;
}

interface Golden {
  readonly euro2016: Edition;
  readonly euro2020_2024: Edition;
  readonly observed: readonly {
    readonly tournament: string;
    readonly thirds: string;
    readonly pairs: Readonly<Record<string, string>>;
  }[];
}

const golden: Golden = JSON.parse(
  readFileSync(new URL('../../../golden/qualify/uefa-best-thirds-allocation.json', import.meta.url), 'utf8'),
);

const slotsOf = ({ winners, allowed }: Edition): BestSlot[] =>
  winners.map((place) => ({ place, allowed: [...(allowed[place] ?? '')] }));

const tableOf = ({ table }: Edition): AllocationTable =>
  Object.fromEntries(Object.entries(table).map(([thirds, groups]) => [tableKey([...thirds]), [...groups]]));

describe('the best thirds', () => {
  for (const [name, edition] of [
    ['Euro 2016', golden.euro2016],
    ['Euro 2020 and 2024', golden.euro2020_2024],
  ] as const) {
    test(`all fifteen rows of ${name} are allowed, and every third-placed team has one place`, () => {
      assert.equal(Object.keys(edition.table).length, 15);
      for (const thirds of Object.keys(edition.table)) {
        const allocation = granted(allocateBest([...thirds], slotsOf(edition), tableOf(edition)));
        assert.equal([...allocation.values()].toSorted().join(''), thirds);
      }
    });

    test(`without a table every row of ${name} still finds allowed places`, () => {
      for (const thirds of Object.keys(edition.table)) {
        const allocation = granted(allocateBest([...thirds], slotsOf(edition)));
        for (const { place, allowed } of slotsOf(edition)) {
          assert.ok(allowed.includes(allocation.get(place) ?? ''));
        }
      }
    });
  }

  for (const { tournament, thirds, pairs } of golden.observed) {
    test(`${tournament}: the thirds of ${thirds} go where they actually played`, () => {
      const edition = tournament === 'Euro 2016' ? golden.euro2016 : golden.euro2020_2024;
      const allocation = granted(allocateBest([...thirds], slotsOf(edition), tableOf(edition)));
      assert.deepEqual(Object.fromEntries(allocation), pairs);
    });
  }

  test('without a table the first valid allocation is used, looking ahead', () => {
    const slots = [
      { place: '1', allowed: ['A', 'B'] },
      { place: '2', allowed: ['A'] },
    ];
    assert.deepEqual(Object.fromEntries(granted(allocateBest(['A', 'B'], slots))), { '1': 'B', '2': 'A' });
  });

  test('of thirty groups are refused at once if one slot accepts none', () => {
    const groups = Array.from({ length: 30 }, (_, index) => `G${index}`);
    const slots = groups.map((place, index) => ({ place, allowed: index === 29 ? [] : groups }));
    assert.ok('breach' in allocateBest(groups, slots));
  });

  describe('by a table', () => {
    const slots = [
      { place: '1', allowed: ['A', 'B'] },
      { place: '2', allowed: ['A', 'C'] },
    ];
    const refused = (detail: string) => ({
      breach: 'INFEASIBLE_CONSTRAINTS',
      which: 'ALLOCATION',
      detail,
    });

    test('go where its row says', () => {
      const allocation = granted(allocateBest(['C', 'A'], slots, { 'A C': ['A', 'C'] }));
      assert.deepEqual(Object.fromEntries(allocation), { '1': 'A', '2': 'C' });
    });

    const wrong = {
      'that has no row for them': {},
      'that sends one of them to a slot it is not allowed in': { 'A C': ['A', 'B'] },
      'that sends one of them twice': { 'A C': ['A', 'A'] },
      'that leaves a place empty': { 'A C': ['A'] },
      'that has more of them than places': { 'A C': ['A', 'C', 'B'] },
    };
    for (const [what, table] of Object.entries(wrong)) {
      test(`${what} are refused`, () => {
        assert.deepEqual(allocateBest(['A', 'C'], slots, table), refused('A C'));
      });
    }

    test('are not confused with groups whose concatenated names look the same', () => {
      const wide = [
        { place: '1', allowed: ['A', 'AB'] },
        { place: '2', allowed: ['BC', 'C'] },
      ];
      const table = { [tableKey(['A', 'BC'])]: ['A', 'BC'] };
      assert.deepEqual(allocateBest(['AB', 'C'], wide, table), refused('AB C'));
    });
  });

  test('that are more or fewer than their places are refused', () => {
    const slots = [{ place: '1', allowed: ['A', 'B'] }];
    assert.ok('breach' in allocateBest(['A', 'B'], slots));
    assert.ok('breach' in allocateBest([], slots));
  });

  test('that fit nowhere are refused', () => {
    assert.deepEqual(allocateBest(['C'], [{ place: '1', allowed: ['A'] }]), {
      breach: 'INFEASIBLE_CONSTRAINTS',
      which: 'ALLOCATION',
      detail: 'C',
    });
  });
});
