import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Entrant, SharedMark } from '../model/entrant.ts';
import { complete } from './complete.ts';
import { placeInTurn, type Turn } from './place.ts';
import { completeByRows } from './rows.ts';
import type { Arrangement, GroupRules } from './rules.ts';

// Draws with so few teams that every arrangement can be checked.

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Whether no two holders of one of these values share a group. */
function isApart(values: readonly (string | number | undefined)[], groups: Arrangement): boolean {
  const seen = new Set<string>();
  return values.every((value, entrant) => {
    if (value === undefined) return true;
    const key = `${value} in ${groups[entrant]}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function satisfies(
  { entrants, groupCount, separate, pots, fixed }: GroupRules,
  groups: Arrangement,
): boolean {
  const sizes = upTo(groupCount).map((group) => groups.filter((one) => one === group).length);
  return (
    Math.max(...sizes) - Math.min(...sizes) <= 1 &&
    [...fixed].every(([entrant, group]) => groups[entrant] === group) &&
    separate.every((mark) =>
      isApart(
        entrants.map((entrant) => entrant[mark]),
        groups,
      ),
    ) &&
    (pots === null || isApart(pots, groups))
  );
}

/** Every arrangement that satisfies the rules. */
function everyArrangement(rules: GroupRules): Arrangement[] {
  let all: Arrangement[] = [[]];
  for (const _ of rules.entrants)
    all = all.flatMap((begun) => upTo(rules.groupCount).map((group) => [...begun, group]));
  return all.filter((groups) => satisfies(rules, groups));
}

const agrees = (groups: Arrangement, placed: Arrangement) =>
  placed.every((group, entrant) => group === null || groups[entrant] === group);

const mark = fc.constantFrom('x', 'y', 'z', undefined);
const marked = fc.record({ club: mark, country: mark }).map(({ club, country }) => ({
  ...(club === undefined ? {} : { club }),
  ...(country === undefined ? {} : { country }),
}));

/** Rules for four to seven teams, some of them impossible to satisfy. */
const anyRules: fc.Arbitrary<GroupRules> = fc
  .record({ count: fc.integer({ min: 4, max: 7 }), groupCount: fc.integer({ min: 2, max: 3 }) })
  .chain(({ count, groupCount }) =>
    fc.record({
      entrants: fc
        .array(marked, { minLength: count, maxLength: count })
        .map((all) => all.map((one, index): Entrant => ({ team: `${index}`, ...one }))),
      groupCount: fc.constant(groupCount),
      separate: fc.subarray<SharedMark>(['club', 'country']),
      pots: fc.option(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: count, maxLength: count })),
      fixed: fc
        .array(fc.tuple(fc.nat({ max: count - 1 }), fc.nat({ max: groupCount - 1 })), { maxLength: 2 })
        .map((pairs) => new Map(pairs)),
    }),
  );

describe('a draw of few teams', () => {
  test('is completed if and only if that is possible, and then satisfies every rule', () => {
    fc.assert(
      fc.property(anyRules, fc.infiniteStream(fc.boolean()), (rules, coins) => {
        const arrangements = everyArrangement(rules);
        // Some teams of one valid arrangement are already placed, the others are open.
        const placed = rules.entrants.map((_, entrant) =>
          coins.next().value ? (arrangements.at(-1)?.[entrant] ?? null) : null,
        );
        const whole = complete(rules, placed);
        if (arrangements.length === 0) assert.equal(whole, 'IMPOSSIBLE');
        else assert.ok(typeof whole !== 'string' && satisfies(rules, whole) && agrees(whole, placed));
      }),
      { numRuns: 300 },
    );
  });

  test('is never completed against the rules by the quick method', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const empty = rules.entrants.map(() => null);
        const whole = completeByRows(rules, empty);
        if (whole !== null) assert.ok(satisfies(rules, whole));
      }),
      { numRuns: 300 },
    );
  });

  test('gives each team in turn its first preferred group that lets the draw be completed', () => {
    const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    fc.assert(
      fc.property(
        anyRules,
        fc.infiniteStream(orders),
        fc.infiniteStream(fc.nat()),
        (rules, preferences, order) => {
          const arrangements = everyArrangement(rules);
          const proof = arrangements[0];
          if (proof === undefined) return;
          const rank = new Map(upTo(proof.length).map((entrant) => [entrant, order.next().value]));
          const turns = upTo(proof.length)
            .toSorted((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0))
            .map((entrant): Turn => {
              return {
                entrant,
                preferences: preferences.next().value.filter((group: number) => group < rules.groupCount),
              };
            });
          const expected: Arrangement = proof.map(() => null);
          for (const { entrant, preferences: own } of turns) {
            const group = own.find((candidate) =>
              arrangements.some((arrangement) => agrees(arrangement, expected.with(entrant, candidate))),
            );
            expected[entrant] = group ?? null;
          }
          assert.deepEqual(placeInTurn(rules, proof, turns), expected);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the quick method', () => {
  const teams = (count: number, markOf: (index: number) => Partial<Entrant> = () => ({})): Entrant[] =>
    upTo(count).map((index) => ({ team: `${index}`, ...markOf(index) }));
  const plain = { groupCount: 4, separate: [], pots: null, fixed: new Map<number, number>() };

  const finished: Readonly<Record<string, GroupRules>> = {
    'teams without any rule': { ...plain, entrants: teams(16) },
    'an uneven number of teams': { ...plain, entrants: teams(18) },
    'four pots': { ...plain, entrants: teams(16), pots: upTo(16).map((index) => 4 - (index % 4)) },
    'clubs of four teams, listed far from each other': {
      ...plain,
      entrants: teams(16, (index) => ({ club: `${index % 4}` })),
      separate: ['club'],
    },
    'teams without a club among clubs': {
      ...plain,
      entrants: teams(16, (index) => (index % 2 === 0 ? {} : { club: `${index % 4}` })),
      separate: ['club'],
    },
    'a host': { ...plain, entrants: teams(16), fixed: new Map([[9, 3]]) },
  };

  for (const [what, rules] of Object.entries(finished)) {
    test(`finds groups for ${what}`, () => {
      const empty = rules.entrants.map(() => null);
      const whole = completeByRows(rules, empty);
      assert.ok(whole !== null && satisfies(rules, whole));
    });
  }
});
