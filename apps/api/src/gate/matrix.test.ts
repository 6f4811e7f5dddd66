import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contract } from '@traip/contract';
import { allCalls } from '../testing/call-named.ts';
import { whoMayWhat } from '../testing/who-may-what/index.ts';
import { walkMatrix } from './testing/matrix.ts';

describe('the gate', () => {
  // The other half is walked in a file of its own, so that they can run side by side.
  walkMatrix(whoMayWhat.slice(0, whoMayWhat.length / 2), 'PUBLIC');

  it('is asked about every call but those by which one gets an account', () => {
    const accounts = Object.keys(contract.auth).map((name) => `auth.${name}`);
    const all = allCalls.map(([name]) => name);
    const asked = whoMayWhat.map(([name]) => name);
    assert.deepEqual(
      all.filter((name) => !asked.includes(name) && !accounts.includes(name)),
      [],
    );
    assert.equal(new Set(asked).size, asked.length, 'no call has two answers');
  });
});
