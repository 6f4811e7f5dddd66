import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import { entryOf, raceEntryOf } from './entry-of.ts';

const labels = { PROVISIONAL: 'provisional results', OFFICIAL: 'official results' };
const context = { competition: '10K Ciudad', url: 'https://traip.example/c/1?race=2', labels };
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

test('a match shows its score; a bout and golf by holes how it was won, winner first', () => {
  const title = (more: object) => {
    const match = {
      home: { name: 'Ana' },
      away: { name: 'Eva' },
      score: { home: 0, away: 1 },
      kickOff: publishedAt,
      competition: { name: 'Copa' },
      phase: { name: 'Final' },
      ending: null,
      ...more,
    };
    return entryOf(match as unknown as MatchRowView, context.url, (method) => method.toLowerCase())?.title;
  };
  const won = (winner: 'HOME' | 'AWAY' | null, method: string, isJudged = true) =>
    title({ ending: { winner, bout: { method, isJudged } } });
  assert.equal(title({}), 'Ana 0–1 Eva');
  assert.equal(won('AWAY', 'KO'), 'Eva – Ana: ko');
  assert.equal(won('HOME', '3&2'), 'Ana – Eva: 3&2');
  assert.equal(won(null, 'AS'), 'Ana – Eva: as');
  assert.equal(won('AWAY', 'IPPON', false), 'Ana 0–1 Eva');
});
