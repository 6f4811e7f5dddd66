import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playerPath } from './player-path.ts';

test('a name links to the account, or to the person without one; a hidden name has no link', () => {
  assert.equal(playerPath({ id: '1', userCode: 'ana', firstName: 'Ana' }), '/u/ana');
  assert.equal(playerPath({ id: '1', userCode: null, firstName: 'Ana' }), '/p/1');
  assert.equal(playerPath({ id: '1', userCode: null, firstName: '' }), null);
});
