import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contender as team } from '../testing/contenders.ts';
import { compareLists } from '../testing/dutch-order.ts';
import type { Contender } from './contender.ts';
import { byeCriteria, mayMeet, meetWell, type PairingRules, pairCriteria } from './criteria.ts';

const rules: PairingRules = {
  avoidSameClub: false,
  allowRematch: false,
  strictSides: true,
  pointsToWin: null,
  byeScore: 0,
  scores: [4, 6],
};

const bound = (overrides: Partial<Contender>) =>
  team({ due: 'AWAY', claim: 'ABSOLUTE', imbalance: 2, ...overrides });
const here = { inCurrent: true, inNext: false, tiers: [6, 4] };
const weigh = (one: Contender, other: Contender) => pairCriteria(one, other, here, rules);

/** Asserts that each pair is better than the one after it. */
function falls(...pairs: readonly (readonly [Contender, Contender])[]): void {
  const weights = pairs.map(([one, other]) => weigh(one, other));
  for (const [index, weight] of weights.entries()) {
    const next = weights[index + 1];
    if (next !== undefined)
      assert.ok(compareLists(weight, next) > 0, `pair ${index + 1} is no better than the next`);
  }
}

test('two teams with the same absolute claim meet only in the last round, if one of them leads', () => {
  const [one, other] = [bound({}), bound({ team: 'y' })];
  assert.equal(mayMeet(one, other, rules), false);
  assert.equal(mayMeet(one, other, { ...rules, pointsToWin: 7 }), true);
  assert.equal(mayMeet(one, other, { ...rules, pointsToWin: 8 }), false);
  assert.equal(mayMeet(one, bound({ due: 'HOME' }), rules), true);
  // It is enough if the better one leads.
  assert.equal(mayMeet(one, bound({ score: 2 }), { ...rules, pointsToWin: 7 }), true);
  assert.equal(mayMeet(bound({ score: 2 }), one, { ...rules, pointsToWin: 7 }), true);
});

test('sides that fit come before mild, strong and absolute clashes', () => {
  const mild = team({ due: 'HOME', claim: 'MILD' });
  const strong = team({ due: 'HOME', claim: 'STRONG', imbalance: 1 });
  const repeated = bound({ imbalance: 1, repeated: 'HOME' });
  falls(
    [mild, team({ due: 'AWAY', claim: 'MILD' })],
    [mild, strong],
    [strong, strong],
    [repeated, repeated],
    [bound({}), bound({})],
    [bound({ repeated: 'HOME' }), bound({ repeated: 'HOME' })],
  );
});

test('teams without claims do not clash, nor does one far out of balance with one that is not', () => {
  const free = weigh(team({}), team({ due: 'HOME', claim: 'MILD' }));
  assert.deepEqual(weigh(team({}), team({})), free);
  const far = bound({});
  const near = bound({ imbalance: 1, repeated: 'HOME' });
  falls([far, near], [far, far]);
  falls([near, far], [far, far]);
});

test('with equal absolute claims, the team nearer to balance avoids a third game in a row on a side', () => {
  const far = bound({ imbalance: 3 });
  const spared = bound({ imbalance: 2 });
  const third = bound({ imbalance: 2, repeated: 'HOME' });
  falls([far, spared], [far, third]);
  falls([spared, far], [third, far]);
  // The one further out gets its side: what it repeated does not matter.
  assert.deepEqual(weigh(bound({ imbalance: 3, repeated: 'HOME' }), spared), weigh(far, spared));
  assert.deepEqual(weigh(spared, bound({ imbalance: 3, repeated: 'HOME' })), weigh(spared, far));
  // A side it repeated and is due again does not make three in a row.
  assert.deepEqual(weigh(far, bound({ repeated: 'AWAY' })), weigh(far, spared));
  // With equal imbalance one of them gets it anyway; it is a third in a row only if both repeated it.
  falls([third, spared], [third, third]);
  assert.deepEqual(weigh(third, bound({ repeated: 'AWAY' })), weigh(third, spared));
});

test('downfloaters are spared, and upfloaters are not sent up again', () => {
  const above = team({ score: 6 });
  const up = (back: 0 | 1) => team({ floats: back === 0 ? ['UP', null] : [null, 'UP'] });
  const down = (back: 0 | 1) => team({ floats: back === 0 ? ['DOWN', null] : [null, 'DOWN'] });
  falls([above, down(0)], [above, down(1)], [above, team({})], [above, up(1)], [above, up(0)]);
});

test('the number spared counts before their rank', () => {
  for (const floats of [
    ['DOWN', null],
    [null, 'DOWN'],
  ] as const) {
    falls([team({ score: 6 }), team({ floats })], [team({ score: 6, floats }), team({})]);
  }
});

test('the scores of repeated upfloats count, in a separate column for each round', () => {
  const [above, below] = [team({ score: 6 }), team({})];
  // For one round back and then two: spared from 6 and from 4, then sent up to 6 and to 4.
  const columns = (high: Contender, low: Contender) => weigh(high, low).slice(-8);
  assert.deepEqual(columns(above, below), [0, 0, 1, 0, 0, 0, 1, 0]);
  assert.deepEqual(columns(above, team({ floats: ['UP', null] })), [0, 0, 0, 0, 0, 0, 1, 0]);
  assert.deepEqual(columns(above, team({ floats: [null, 'UP'] })), [0, 0, 1, 0, 0, 0, 0, 0]);
  assert.deepEqual(columns(below, team({ floats: ['UP', 'UP'] })), [0, 0, 0, 1, 0, 0, 0, 1]);
});

test('a pair outside the bracket only counts by whether it is in the next one, and how high', () => {
  const outside = (inNext: boolean) =>
    pairCriteria(team({ score: 6 }), team({}), { ...here, inCurrent: false, inNext }, rules);
  const nothing = Array.from({ length: 17 }, () => 0);
  assert.deepEqual(outside(true), [1, 1, 1, 0, 0, 0, 1, 1, 0, ...nothing]);
  assert.deepEqual(outside(false), [1, 1, 1, 0, 0, 0, 0, 0, 0, ...nothing]);
});

test('one more pair in the bracket outweighs everything about sides and floats', () => {
  const worst = weigh(bound({ repeated: 'HOME' }), bound({ repeated: 'HOME', floats: ['UP', 'UP'] }));
  const below = pairCriteria(team({}), team({}), { ...here, inCurrent: false, inNext: true }, rules);
  assert.ok(compareLists(worst, below) > 0);
});

test('a bye uses the same columns as a pair', () => {
  const bye = byeCriteria(team({}), true, here.tiers);
  const pair = weigh(team({}), team({ team: 'y' }));
  assert.equal(bye.length, pair.length);
  assert.deepEqual(bye.slice(0, 3), pair.slice(0, 3));
  assert.equal(bye[9], 4);
});

test('two teams meet well if they have not met and share no club', () => {
  const clubs = { ...rules, avoidSameClub: true, allowRematch: true };
  const rival = team({ team: 'y', club: 'a', met: new Set(['x']) });
  assert.equal(mayMeet(team({ met: new Set(['y']) }), rival, clubs), true);
  assert.equal(meetWell(team({ met: new Set(['y']) }), rival, clubs), false);
  assert.equal(meetWell(team({ club: 'a' }), rival, clubs), false);
  assert.equal(meetWell(team({ club: 'a' }), rival, rules), true);
  assert.equal(meetWell(team({}), team({ team: 'z' }), clubs), true);
});
