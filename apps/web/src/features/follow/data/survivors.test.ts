import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import type { FollowView } from './device-follows.ts';
import { withSurvivors } from './survivors.ts';

const person = (id: string = randomUUID()): FollowView => ({ kind: 'PERSON', id, rings: 'ALL' });

it('a merged person is followed under the new id, once', () => {
  const [merged, other] = [person(), person()];
  const to = randomUUID();
  const merge = { from: merged.id, to };
  assert.deepEqual(withSurvivors([merged, other], [merge]), [{ ...merged, id: to }, other]);
  const quiet = { ...person(to), rings: 'NONE' as const };
  assert.deepEqual(withSurvivors([merged, quiet], [merge]), [quiet]);
  assert.deepEqual(withSurvivors([other], []), [other]);
});
