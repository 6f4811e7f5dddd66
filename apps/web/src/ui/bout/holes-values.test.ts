import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportByKey } from '@traip/engine';
import { readHoles, toHolesInput } from './holes-values.ts';

const golf = sportByKey('GOLF_MATCH');
assert.ok(golf);

test('input is won, halved or impossible; extra holes are played in knockouts', () => {
  const read = (method: string, isKnockout = false) => readHoles(method, golf, { isKnockout });
  assert.deepEqual(
    ['', '3/2', 'AS', 'CONCEDED', '4&1', 'x'].map((text) => read(text)),
    ['EMPTY', 'WON', 'LEVEL', 'WON', 'IMPOSSIBLE', 'IMPOSSIBLE'],
  );
  assert.deepEqual([read('19'), read('19', true)], ['IMPOSSIBLE', 'WON']);
});

test('is sent in a standard form, without a winner if halved', () => {
  const inputFor = (method: string) => toHolesInput({ method, winner: 'AWAY' }, golf);
  assert.deepEqual(inputFor('3/2'), { method: '3&2', winner: 'AWAY' });
  assert.deepEqual(inputFor('1 arriba tras 20 hoyos'), { method: '20th', winner: 'AWAY' });
  assert.deepEqual(inputFor('empate'), { method: 'AS' });
  assert.deepEqual(inputFor('CONCEDED'), { method: 'CONCEDED', winner: 'AWAY' });
  assert.deepEqual(inputFor('4&1'), { method: '4&1', winner: 'AWAY' });
  assert.deepEqual(inputFor(''), {});
});
