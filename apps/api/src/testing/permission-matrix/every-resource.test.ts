import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contract } from '@traip/contract';
import { type Role, roles } from '../fixtures/roles.ts';
import { openUndoableWorld } from '../world.ts';
import { permissionMatrix } from './index.ts';
import { Matrix } from './walk.ts';

/** The part that runs on both databases: one call of every resource, authorized and refused. */
describe('every resource', () => {
  const matrix = new Matrix(openUndoableWorld(), 'PUBLIC');

  for (const resource of Object.keys(contract))
    it(`replies: ${resource}`, async () => {
      const rows = permissionMatrix.filter(([name]) => name.startsWith(`${resource}.`));
      const row = rows.find(([, expected]) => Object.values(expected).includes('+'));
      assert.ok(row, 'somebody may make one of its calls');
      const [name, expected] = row;
      const candidates = [
        roles.find((role) => expected[role] === '+'),
        roles.find((role) => expected[role] !== '+'),
      ];
      const some = candidates.filter((role): role is Role => role !== undefined);
      const expectedReplies = Object.fromEntries(some.map((role) => [role, expected[role]]));
      assert.deepEqual(await matrix.answersTo(name, some), expectedReplies);
    });
});
