import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultCriteria, toQuery } from './criteria.ts';

test('only valid criteria filter and sort a list', () => {
  const known = { ...defaultCriteria, state: 'DRAFT', timeline: 'LIVE', sportKey: 'PADEL', sort: 'name:asc' };
  assert.deepEqual(toQuery(known), {
    search: '',
    page: 1,
    states: ['DRAFT'],
    timeline: 'LIVE',
    sportKey: 'PADEL',
    sort: 'name:asc',
  });
  const madeUp = {
    ...defaultCriteria,
    state: 'draft',
    timeline: 'SOON',
    sportKey: 'CHESS',
    traipId: 't',
    sort: 'x',
  };
  assert.deepEqual(toQuery(madeUp), { search: '', page: 1 });
});
