import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultCriteria, resolveSort, resolveTimeline, toQuery } from './criteria.ts';

test('the list opens on today, otherwise on upcoming matches, otherwise on past ones', () => {
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

test("a URL that names a timeline opens it, even if it's empty", () => {
  assert.equal(resolveTimeline('LIVE', []), 'LIVE');
  assert.equal(resolveTimeline('ALL', [{ timeline: 'TODAY', count: 1 }]), 'ALL');
  assert.equal(resolveTimeline('soon', [{ timeline: 'TODAY', count: 1 }]), 'TODAY');
});

test('past matches come latest first, unless another order is chosen', () => {
  assert.equal(resolveSort('', 'PAST'), 'kickOff:desc');
  assert.equal(resolveSort('', 'UPCOMING'), 'kickOff:asc');
  assert.equal(resolveSort('kickOff:asc', 'PAST'), 'kickOff:asc');
  assert.equal(resolveSort('name', 'TODAY'), 'kickOff:asc');
});

test('unknown criteria in a URL are ignored', () => {
  const teamId = '01a1df95-cf30-7042-aebe-8e133658b58d';
  const query = toQuery({ ...defaultCriteria, sportKey: 'CHESS', page: '-3', seasonId: 's1', teamId }, 'ALL');
  assert.deepEqual(query, { search: '', page: 1, sort: 'kickOff:desc', teamId });
});
