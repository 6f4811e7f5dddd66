import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contract } from '@traip/contract';
import { allCalls } from '../call-named.ts';
import { permissionMatrix } from './index.ts';
import { walkMatrix } from './walk.ts';

describe('authorization', () => {
  // The other half has its own file, so that both can run in parallel.
  walkMatrix(permissionMatrix.slice(0, permissionMatrix.length / 2), 'PUBLIC');

  it('is listed for every call except those for getting an account', () => {
    const accounts = Object.keys(contract.auth).map((name) => `auth.${name}`);
    const all = allCalls.map(([name]) => name);
    const listed = permissionMatrix.map(([name]) => name);
    assert.deepEqual(
      all.filter((name) => !listed.includes(name) && !accounts.includes(name)),
      [],
    );
    assert.equal(new Set(listed).size, listed.length, 'no call has two answers');
  });
});
