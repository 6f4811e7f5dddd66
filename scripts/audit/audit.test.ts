import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { undecided } from './advisories.ts';
import { licencesIn } from './licences.ts';

const url = 'https://github.com/advisories/GHSA-1';
const report = {
  vulnerabilities: {
    a: { via: [{ url, title: 'reads files', severity: 'high' }] },
    b: { via: ['a'] },
  },
};

test('a weakness counts once, however many packages bring it along', () => {
  assert.deepEqual(undecided(report, [], '2026-01-01'), [`a: reads files (high), ${url}`]);
});

test('a weakness that was decided about counts again when the time is over', () => {
  const exceptions = [{ advisory: url, reason: 'we read no files there', until: '2026-03-01' }];
  assert.equal(undecided(report, exceptions, '2026-02-28').length, 0);
  assert.equal(undecided(report, exceptions, '2026-03-01').length, 1);
});

test('a licence that nobody has read is named, of a choice one is enough', () => {
  const { unread, counts } = licencesIn({
    '': {},
    'node_modules/x': { license: 'GPL-3.0-only' },
    'node_modules/y': { license: '(GPL-3.0-only OR MIT)' },
    'node_modules/z': { license: 'MIT AND GPL-3.0-only' },
    'node_modules/tool': { license: 'GPL-3.0-only', dev: true },
    'node_modules/none': {},
  });
  assert.deepEqual(unread, ['x (GPL-3.0-only)', 'z (MIT AND GPL-3.0-only)', 'none (none)']);
  assert.equal(counts.get('GPL-3.0-only'), 1);
});

test('every package of the product is under a licence that was read', () => {
  const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
  assert.deepEqual(licencesIn(lock.packages).unread, []);
});
