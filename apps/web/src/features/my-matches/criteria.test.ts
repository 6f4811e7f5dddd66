import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultCriteria, resolveSort, resolveTimeline, toQuery } from './criteria.ts';

test('who comes without a wish sees today, else what comes, else what was', () => {
  const of = (today: number, upcoming: number, past: number) =>
    resolveTimeline('', [
      { timeline: 'PAST', count: past },
      { timeline: 'TODAY', count: today },
      { timeline: 'UPCOMING', count: upcoming },
    ]);
  assert.deepEqual(
    [of(1, 2, 3), of(0, 2, 3), of(0, 0, 3), of(0, 0, 0)],
    ['TODAY', 'UPCOMING', 'PAST', 'ALL'],
  );
});

test('an address that names a part of the list gets it, also an empty one', () => {
  assert.equal(resolveTimeline('LIVE', []), 'LIVE');
  assert.equal(resolveTimeline('ALL', [{ timeline: 'TODAY', count: 1 }]), 'ALL');
  assert.equal(resolveTimeline('soon', [{ timeline: 'TODAY', count: 1 }]), 'TODAY');
});

test('what was is read backwards, unless somebody wants it otherwise', () => {
  assert.equal(resolveSort('', 'PAST'), 'kickOff:desc');
  assert.equal(resolveSort('', 'UPCOMING'), 'kickOff:asc');
  assert.equal(resolveSort('kickOff:asc', 'PAST'), 'kickOff:asc');
  assert.equal(resolveSort('name', 'TODAY'), 'kickOff:asc');
});

test('what an address does not know narrows nothing', () => {
  const teamId = '01a1df95-cf30-7042-aebe-8e133658b58d';
  const query = toQuery({ ...defaultCriteria, sportKey: 'CHESS', page: '-3', seasonId: 's1', teamId }, 'ALL');
  assert.deepEqual(query, { search: '', page: 1, sort: 'kickOff:desc', teamId });
});
