import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formationsFor, spotsIn } from './formation.ts';

test('every sport with a field has formations that fill it', () => {
  for (let onField = 3; onField <= 15; onField += 1)
    for (const goalkeeper of [true, false])
      for (const formation of formationsFor({ onField, goalkeeper }))
        assert.equal(spotsIn(formation, { goalkeeper }).length, onField, `${formation} for ${onField}`);
  assert.deepEqual(formationsFor({ onField: 11, goalkeeper: true })[0], '4-3-3');
});

test('individual and pairs sports have no formations', () => {
  for (const onField of [null, 1, 2]) assert.deepEqual(formationsFor({ onField, goalkeeper: false }), []);
});

test("the goalkeeper stands behind everyone, and players don't overlap", () => {
  const [keeper, ...others] = spotsIn('4-2-3-1', { goalkeeper: true });
  assert.ok(keeper?.isKeeper && others.every(({ y, isKeeper }) => y < keeper.y && !isKeeper));
  assert.equal(new Set(others.map(({ x, y }) => `${x} ${y}`)).size, 10);
});
