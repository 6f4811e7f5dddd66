import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queryOf, usual } from './criteria.ts';

test('only what exists narrows and orders a list', () => {
  const known = { ...usual, state: 'DRAFT', timeline: 'LIVE', sportKey: 'PADEL', sort: 'name:asc' };
  assert.deepEqual(queryOf(known), {
    search: '',
    page: 1,
    states: ['DRAFT'],
    timeline: 'LIVE',
    sportKey: 'PADEL',
    sort: 'name:asc',
  });
  const madeUp = { ...usual, state: 'draft', timeline: 'SOON', sportKey: 'CHESS', traipId: 't', sort: 'x' };
  assert.deepEqual(queryOf(madeUp), { search: '', page: 1 });
});
