import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseColumn, columnsWithoutTeam, teamColumns, withAvailable } from './columns.ts';

test('a field is in one column: choosing it elsewhere frees the other', () => {
  assert.deepEqual(chooseColumn(['shirt', 'name', null], 2, 'shirt'), [null, 'name', 'shirt']);
});

test('surnames can be in two columns', () => {
  assert.deepEqual(chooseColumn(['firstName', 'surnames', null], 2, 'surnames'), [
    'firstName',
    'surnames',
    'surnames',
  ]);
});

test('several columns can be ignored', () => {
  assert.deepEqual(chooseColumn([null, 'name', 'shirt'], 2, null), [null, 'name', null]);
});

test('guardian columns are ignored; a list without them is unchanged', () => {
  const guardians = ['name', 'guardianName', 'guardianEmail'] as const;
  assert.deepEqual(withAvailable(guardians, teamColumns), ['name', null, null]);
  assert.equal(withAvailable(['name', null, 'shirt'], teamColumns), null);
});

test('without a team, shirts and roles are ignored', () => {
  assert.deepEqual(withAvailable(['shirt', 'name', 'role', 'birthday'], columnsWithoutTeam), [
    null,
    'name',
    null,
    'birthday',
  ]);
});
