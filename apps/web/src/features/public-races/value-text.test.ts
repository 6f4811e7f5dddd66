import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupOf } from './ranking-groups.ts';
import { valueText } from './value-text.ts';

const rules = { sumTimes: false };

test('a general classification uses times, others use points', () => {
  assert.equal(valueText(4_194_000, { kind: 'GENERAL', rules }, 'es'), '1:09:54');
  assert.equal(valueText(7.5, { kind: 'SERIES', rules }, 'es'), '7,5');
  assert.equal(valueText(7.5, { kind: 'SERIES', rules }, 'en'), '7.5');
  assert.equal(valueText(60_000, { kind: 'TEAMS', rules: { sumTimes: true } }, 'en'), '1:00');
});

test('if women and men have their own winners, one of them is shown', () => {
  const groups = [
    { gender: null, band: null, count: 3 },
    { gender: 'FEMALE' as const, band: null, count: 2 },
    { gender: 'FEMALE' as const, band: '35+', count: 1 },
  ];
  const query = (pointsBy: string, gender: 'MALE' | null = null) =>
    groupOf({ rules: { pointsBy }, groups } as unknown as Parameters<typeof groupOf>[0], {
      gender,
      band: '',
    });
  assert.deepEqual(query('ALL'), { gender: null, band: '' });
  assert.deepEqual(query('GENDER'), { gender: 'FEMALE', band: '' });
  assert.deepEqual(query('GENDER', 'MALE'), { gender: 'MALE', band: '' });
  assert.deepEqual(query('CATEGORY'), { gender: 'FEMALE', band: '35+' });
});
