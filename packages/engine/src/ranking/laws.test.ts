import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { rankHorizontal } from './horizontal.ts';
import { type RaceEntry, rankRace } from './race.ts';
import { rankRounds } from './rounds.ts';
import { raceEntries, raceEntry, shuffledWith } from './testing/results.ts';
import { rankVertical, verticalSteps } from './vertical.ts';

const givenAge = { by: 'GIVEN', year: null, day: null } as const;
const shared = { ties: 'SHARE', rankedStatuses: [], groups: [], noDoubleAward: 0 } as const;
const ordered = { ...shared, ties: 'ORDER' } as const;
const children = { key: 'children', min: 9, max: 11, gender: null, rule: givenAge };

function rank(entries: readonly RaceEntry[], rules: Parameters<typeof rankRace>[1] = shared) {
  const ranked = rankRace(entries, rules);
  assert.ok(!('breach' in ranked), JSON.stringify(ranked));
  return ranked;
}

const sortedById = (places: ReadonlyMap<string, unknown>) => [...places].sort(([a], [b]) => (a < b ? -1 : 1));

describe('laws of a race', () => {
  it('the order of the input does not matter', () => {
    fc.assert(
      fc.property(shuffledWith(raceEntries), fc.constantFrom(shared, ordered), ([rows, others], rules) => {
        assert.deepEqual(sortedById(rank(others, rules).places), sortedById(rank(rows, rules).places));
      }),
    );
  });

  it('a place is one more than the number of faster athletes', () => {
    fc.assert(
      fc.property(raceEntries, (rows) => {
        const { places } = rank(rows);
        for (const { id, mark } of rows) {
          const faster = rows.filter((row) => row.mark !== null && row.mark < (mark ?? 0)).length;
          assert.equal(places.get(id), mark === null ? null : faster + 1);
        }
      }),
    );
  });

  it('the finishing order leaves no one level, and no one ahead of a better time', () => {
    fc.assert(
      fc.property(raceEntries, (rows) => {
        const { places } = rank(rows, ordered);
        const finishers = rows.filter(({ mark }) => mark !== null);
        assert.deepEqual(
          finishers.map(({ id }) => places.get(id)),
          finishers.map((_, at) => at + 1),
        );
      }),
    );
  });

  it('removing an athlete without a place changes no other place', () => {
    fc.assert(
      fc.property(raceEntries, (rows) => {
        const finishers = rows.filter(({ mark }) => mark !== null);
        const { places } = rank(rows);
        for (const [id, place] of rank(finishers).places) assert.equal(places.get(id), place);
      }),
    );
  });

  it('a group ranks like the whole race without the others', () => {
    fc.assert(
      fc.property(raceEntries, (rows) => {
        const { places, groups } = rank(rows, { ...shared, groups: [children] });
        const own = groups.get('children') ?? new Map();
        assert.deepEqual(
          [...own.keys()],
          rows.filter(({ age }) => age !== 8 && age !== 12).map(({ id }) => id),
        );
        const placed = [...own].filter(([, place]) => place !== null);
        const byGroup = placed.toSorted(([, a], [, b]) => a - b).map(([id]) => places.get(id) ?? 0);
        assert.deepEqual(
          byGroup,
          byGroup.toSorted((a, b) => a - b),
        );
        assert.equal(new Set(byGroup).size, new Set(placed.map(([, place]) => place)).size);
      }),
    );
  });

  it('fifty thousand finishers can be ranked, many in the same second', () => {
    const rows = Array.from({ length: 50_000 }, (_, at) =>
      raceEntry(`${at}`, 7_200_000 + ((at * 7919) % 9000) * 1000),
    );
    const { places } = rank(rows, {
      ...shared,
      groups: [{ ...children, min: 0, max: Number.POSITIVE_INFINITY }],
    });
    const slowest = rows.filter(({ mark }) => mark === 7_200_000 + 8999 * 1000).length;
    const assigned = [...places.values()].map((place) => place ?? 0);
    assert.equal(assigned.filter((place) => place === 1).length, 6);
    assert.equal(Math.max(...assigned), rows.length - slowest + 1);
  });
});

describe('laws of heats', () => {
  it('as many qualify as the rules say, unless there is a tie for the last place', () => {
    const heats = fc.array(
      raceEntries.filter((rows) => rows.length > 0),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(heats, fc.nat(3), fc.nat(3), (races, byPlace, byTime) => {
        const named = races.map((rows, heat) =>
          rows.map((row) => ({ ...row, id: `${heat} ${row.id}`, thousandths: null })),
        );
        const ranked = rankRounds(named, [], { byPlace, byTime, onlyTime: false, ties: 'ORDER' });
        assert.ok(!('breach' in ranked));
        const finishers = races.map((rows) => rows.filter(({ mark }) => mark !== null).length);
        const first = finishers.reduce((sum, many) => sum + Math.min(many, byPlace), 0);
        const left = finishers.reduce((sum, many) => sum + Math.max(0, many - byPlace), 0);
        assert.equal(ranked.byPlace.length, first);
        const expected = Math.min(left, byTime);
        if (ranked.unresolved.length === 0) assert.equal(ranked.byTime.length, expected);
        else
          assert.ok(
            ranked.byTime.length < expected && ranked.byTime.length + ranked.unresolved.length > expected,
          );
      }),
    );
  });

  it('the start list of the final shows who won the draw', () => {
    const heat = (id: string) => [{ ...raceEntry(id, 9000), thousandths: null }];
    const rules = { byPlace: 0, byTime: 1, onlyTime: false, ties: 'ORDER' } as const;
    const open = rankRounds([heat('Ana'), heat('Eva')], [], rules);
    assert.ok(!('breach' in open));
    assert.deepEqual([open.byTime, open.unresolved], [[], ['Ana', 'Eva']]);
    const drawn = rankRounds([heat('Ana'), heat('Eva')], heat('Eva'), rules);
    assert.ok(!('breach' in drawn));
    assert.deepEqual([drawn.byTime, drawn.unresolved], [['Eva'], []]);
  });
});

describe('laws of field events', () => {
  const marks = fc.array(fc.option(fc.integer({ min: 1, max: 4 })), { maxLength: 6 });

  it('a further attempt never costs a place', () => {
    fc.assert(
      fc.property(
        fc.array(marks, { minLength: 1, maxLength: 8 }),
        fc.option(fc.integer({ min: 1, max: 4 })),
        (all, next) => {
          const throwers = all.map((own, at) => ({ id: `${at}`, marks: own, status: null, order: null }));
          const rules = { depth: 99, ties: 'SHARE' } as const;
          const before = rankHorizontal(throwers, rules);
          const after = rankHorizontal(
            throwers.map((row, at) => (at === 0 ? { ...row, marks: [...row.marks, next] } : row)),
            rules,
          );
          assert.ok(!('breach' in before) && !('breach' in after));
          const worst = Number.POSITIVE_INFINITY;
          assert.ok((after.get('0') ?? worst) <= (before.get('0') ?? worst));
        },
      ),
    );
  });

  const heights = [180, 185, 190, 195];
  const jumper = (id: string, ...attempts: readonly string[]) => ({
    id,
    attempts,
    status: null,
    order: null,
  });
  const places = (
    jumpers: Parameters<typeof rankVertical>[1],
    off: Parameters<typeof rankVertical>[2] = null,
  ) => {
    const ranked = rankVertical(heights, jumpers, off, { steps: verticalSteps, ties: 'SHARE' });
    assert.ok(!('breach' in ranked), JSON.stringify(ranked));
    return Object.fromEntries(ranked);
  };

  it('failures above the best height do not count (constructed)', () => {
    const two = [jumper('Ana', 'o', 'o', 'xxx'), jumper('Eva', 'o', 'o', 'x-', 'r')];
    assert.deepEqual(places(two), { Ana: 1, Eva: 1 });
  });

  it('failures at the best height come before failures in all (constructed)', () => {
    const two = [jumper('Ana', 'xxo', 'o', 'xxx'), jumper('Eva', 'o', 'xo', 'xxx')];
    assert.deepEqual(places(two), { Ana: 1, Eva: 2 });
  });

  it('a jump-off has a winner, and athletes who failed there share (constructed)', () => {
    const three = ['Ana', 'Eva', 'Sol'].map((id) => jumper(id, 'o', 'xxx'));
    const attempts = new Map([
      ['Ana', ['x', 'o']],
      ['Eva', ['x', 'x']],
      ['Sol', ['x', 'x']],
    ]);
    const off = { heights: [185, 183], attempts };
    assert.deepEqual(places([...three, jumper('Luz', 'xo', 'xxx')], off), { Ana: 1, Eva: 2, Sol: 2, Luz: 4 });
  });
});
