import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raceEntryOf } from './entry-of.ts';

const words = { PROVISIONAL: 'provisional results', OFFICIAL: 'official results' };
const context = { competition: '10K Ciudad', url: 'https://traip.example/c/1?race=2', words };
const publishedAt = '2027-03-14T12:00:00.000Z';

test('a race is in the feed once its results are published', () => {
  const of = (publication: 'DRAFT' | 'LIVE' | 'PROVISIONAL' | 'OFFICIAL') =>
    raceEntryOf({ name: '10 km', publication, publishedAt }, context);
  assert.equal(of('DRAFT'), null);
  assert.equal(of('LIVE'), null);
  assert.equal(of('PROVISIONAL')?.title, '10 km: provisional results');
  assert.deepEqual(of('OFFICIAL'), {
    title: '10 km: official results',
    summary: '10K Ciudad',
    url: context.url,
    at: publishedAt,
  });
});
