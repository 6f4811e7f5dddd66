import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultCriteria, toQuery } from './criteria.ts';

test('without filters, everything is requested', () => {
  assert.deepEqual(toQuery(defaultCriteria), { search: '' });
});

test("chosen filters are sent under the call's names", () => {
  const seasonId = '01a1df95-cf30-7042-aebe-8e133658b58d';
  const criteria = {
    ...defaultCriteria,
    search: 'rib',
    sportKey: 'PADEL',
    state: 'DRAFT',
    seasonId,
    sort: 'name:desc',
  };
  assert.deepEqual(toQuery(criteria), {
    search: 'rib',
    sportKey: 'PADEL',
    states: ['DRAFT'],
    seasonId,
    sort: 'name:desc',
  });
});

test('unknown values in a URL filter nothing', () => {
  const criteria = {
    ...defaultCriteria,
    sportKey: 'CHESS',
    state: 'draft',
    gender: 'X',
    sort: 'email',
    timeline: 'SOON',
  };
  assert.deepEqual(toQuery(criteria), { search: '' });
});
