import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openWorld } from '../world.ts';
import { fuzz } from './fuzz.ts';

const world = openWorld();

it('a thousand hostile requests break nothing, change nothing and reveal nothing', async () => {
  const { statuses, faults } = await fuzz(world, { requests: 1_000, seed: 'every day' });
  assert.deepEqual(faults, []);
  assert.ok((statuses['400'] ?? 0) > 100, `Few were refused as invalid: ${JSON.stringify(statuses)}`);
  assert.ok((statuses['200'] ?? 0) > 10, `Few succeeded: ${JSON.stringify(statuses)}`);
});
