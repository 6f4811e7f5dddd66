import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queryOf, usual } from './criteria.ts';

test('nothing chosen asks for everything', () => {
  assert.deepEqual(queryOf(usual), { search: '' });
});

test('what was chosen is asked for, under the names of the call', () => {
  const seasonId = '01a1df95-cf30-7042-aebe-8e133658b58d';
  const wanted = {
    ...usual,
    search: 'rib',
    sportKey: 'PADEL',
    state: 'DRAFT',
    seasonId,
    sort: 'name:desc',
  };
  assert.deepEqual(queryOf(wanted), {
    search: 'rib',
    sportKey: 'PADEL',
    states: ['DRAFT'],
    seasonId,
    sort: 'name:desc',
  });
});

test('what an address makes up narrows nothing', () => {
  const wanted = {
    ...usual,
    sportKey: 'CHESS',
    state: 'draft',
    gender: 'X',
    sort: 'email',
    timeline: 'SOON',
  };
  assert.deepEqual(queryOf(wanted), { search: '' });
});
