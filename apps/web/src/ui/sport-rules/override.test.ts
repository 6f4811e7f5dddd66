import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueAt, withValue } from './override.ts';

const sport = { onField: 11, points: { win: 3, draw: 1 } };

test("only rules that differ from the sport's are kept", () => {
  const two = withValue(sport, {}, 'points.win', 2);
  assert.deepEqual(two, { points: { win: 2 } });
  assert.deepEqual(withValue(sport, two, 'onField', 7), { points: { win: 2 }, onField: 7 });
  assert.deepEqual(withValue(sport, two, 'points.win', 3), {});
});

test('a path resolves to a rule, or to nothing', () => {
  assert.deepEqual([valueAt(sport, 'points.draw'), valueAt(sport, 'sets.to')], [1, undefined]);
});
