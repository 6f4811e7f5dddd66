import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AtomFeed, writeAtom } from './atom.ts';

const empty: AtomFeed = {
  title: 'Copa <Norte> & "amigos"',
  subtitle: 'Resultados',
  language: 'es',
  page: 'https://traip.example/c/1?a=1&b=2',
  self: 'https://traip.example/c/1/feed.atom',
  author: 'Liga Norte',
  since: '2026-09-01T10:00:00.000Z',
  entries: [],
};

test('names stay text, whatever they contain', () => {
  const feed = writeAtom({ ...empty, subtitle: 'a\u0000b' });
  assert.match(feed, /<title>Copa &lt;Norte&gt; &amp; &quot;amigos&quot;<\/title>/);
  assert.match(feed, /href="https:\/\/traip\.example\/c\/1\?a=1&amp;b=2"/);
  assert.match(feed, /<subtitle>ab<\/subtitle>/);
});

test('a feed is as recent as its newest entry, or as its competition', () => {
  assert.match(writeAtom(empty), /<updated>2026-09-01T10:00:00\.000Z<\/updated>/);
  const at = (day: number) => ({
    title: 'A 1–0 B',
    summary: 'Liga',
    url: `https://t/${day}`,
    at: `2026-11-0${day}`,
  });
  const [first] = /<updated>[^<]*/.exec(writeAtom({ ...empty, entries: [at(2), at(5), at(3)] })) ?? [];
  assert.equal(first, '<updated>2026-11-05');
});
