import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportKeys } from '@traip/engine';
import { sportShapes } from './sport-shapes.ts';

const drawing = (key: (typeof sportKeys)[number]) =>
  sportShapes(key)
    .map(({ path }) => path)
    .join();

test('each of the 21 sports has its own icon', () => {
  const drawings = sportKeys.map(drawing);
  assert.equal(new Set(drawings).size, 21);
  for (const drawn of drawings) assert.match(drawn, /^M[\d.]+/);
});
