import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createRandom } from '../../chance/random.ts';
import type { Entrant } from '../model/entrant.ts';
import { complete } from './complete.ts';
import { drawGroups, groupDefaults } from './groups.ts';
import type { GroupRules } from './rules.ts';

// Effort is counted in group checks, so the result is the same on every machine.

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const separate = ['club', 'country', 'organisation'] as const;

/** Every club has a team in every country, and each organisation one from every club: a Latin square. */
function square(size: number): Entrant[] {
  return upTo(size * size).map((index) => {
    const [club, country] = [Math.floor(index / size), index % size];
    const organisation = (club + country) % size;
    return { team: `${index}`, club: `${club}`, country: `${country}`, organisation: `${organisation}` };
  });
}

const free = (count: number): Entrant[] => upTo(count).map((index) => ({ team: `free ${index}` }));

const inGroups = (groupCount: number, entrants: readonly Entrant[], more: Partial<GroupRules> = {}) => ({
  entrants,
  groupCount,
  separate,
  pots: null,
  fixed: new Map<number, number>(),
  ...more,
});

const finish = (rules: GroupRules, limit: number) =>
  complete(
    rules,
    rules.entrants.map(() => null),
    limit,
  );

/** Asserts that a draw is decided with exactly this many checks. */
function assertDecidedBy(checks: number, rules: GroupRules, isPossible: boolean): void {
  assert.equal(finish(rules, checks - 1), 'TOO_LONG');
  const outcome = finish(rules, checks);
  assert.equal(outcome === 'IMPOSSIBLE', !isPossible);
  assert.notEqual(outcome, 'TOO_LONG');
}

describe('a draw that keeps clubs, countries and organisations apart', () => {
  test('is known to be impossible for sixteen teams after few checks', () => {
    assertDecidedBy(628, inGroups(4, square(4)), false);
  });

  test('is found for twenty-five teams after few checks', () => {
    assertDecidedBy(1_625, inGroups(5, square(5)), true);
  });

  test('hardly takes longer with unrestricted teams, which come last', () => {
    assertDecidedBy(1_650, inGroups(5, [...square(5), ...free(5)]), true);
    assertDecidedBy(1_650, inGroups(5, [...free(5), ...square(5)]), true);
    const lonely = free(5).map((entrant, index) => ({ ...entrant, club: `alone ${index}` }));
    assertDecidedBy(1_650, inGroups(5, [...lonely, ...square(5)]), true);
  });

  test('is found with hosts, which are placed first', () => {
    const hosts = new Map([
      [7, 4],
      [13, 2],
    ]);
    const rules = inGroups(5, square(5), { fixed: hosts });
    const found = finish(rules, 4_000);
    assert.ok(typeof found !== 'string');
    assert.deepEqual([found[7], found[13]], [4, 2]);
  });

  test('is given up by name if the search would take too long', () => {
    const params = { ...groupDefaults, groups: 8, mode: 'RANDOM', separate } as const;
    assert.deepEqual(drawGroups(square(8), params, createRandom('')), {
      breach: 'INFEASIBLE_CONSTRAINTS',
      which: 'SEARCH_TOO_LONG',
    });
  });
});

describe('not a single check', () => {
  const clubOf = (count: number) => upTo(count).map((index): Entrant => ({ team: `${index}`, club: 'x' }));

  test('is needed to refuse a club with more teams than there are groups', () => {
    assert.equal(finish(inGroups(3, [...clubOf(4), ...free(5)]), 0), 'IMPOSSIBLE');
    assert.notEqual(finish(inGroups(4, [...clubOf(4), ...free(8)]), 0), 'IMPOSSIBLE');
  });

  test('is needed to refuse a pot with more teams than there are groups, whatever their clubs', () => {
    const pots = [1, 1, 1, 2, 2, 3];
    assert.equal(finish(inGroups(2, free(6), { pots }), 0), 'IMPOSSIBLE');
    assert.notEqual(finish(inGroups(3, free(6), { pots }), 0), 'IMPOSSIBLE');
  });

  test('is needed if the teams can be placed row by row', () => {
    assert.ok(typeof finish(inGroups(4, [...clubOf(4), ...free(12)]), 0) !== 'string');
  });
});
