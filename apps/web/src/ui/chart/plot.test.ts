import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bars, box, linePoints } from './plot.ts';

test('a line runs from edge to edge, with its largest value on top', () => {
  const points = linePoints([0, 5, 10]);
  assert.deepEqual(points, [
    { x: 4, y: 32 },
    { x: 48, y: 18 },
    { x: 92, y: 4 },
  ]);
});

test('days with zero are at the bottom, even if all of them are', () => {
  assert.ok(linePoints([0, 0]).every(({ y }) => y === box.height - 4));
  assert.ok(bars([0, 0, 0]).every(({ height }) => height === 2));
});

test('bars stay inside the chart, and the largest is as high as the chart', () => {
  const drawn = bars([1, 4, 2, 0]);
  assert.equal(drawn[1]?.height, box.height);
  assert.ok(drawn.every(({ x, width, y, height }) => x + width <= box.width && y + height === box.height));
});

test('a single value or none is drawn too', () => {
  assert.deepEqual(linePoints([3]), [{ x: 4, y: 4 }]);
  assert.deepEqual(linePoints([]), []);
  assert.deepEqual(bars([]), []);
});
