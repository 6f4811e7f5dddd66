import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { brokenBudgets, firstLoads } from './first-load.ts';

test('a route loads the common files, its layouts and its page, each file once, without not-found', (t) => {
  const build = mkdtempSync(join(tmpdir(), 'traip-build-'));
  t.after(() => rmSync(build, { recursive: true }));
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(build, path)), { recursive: true });
    writeFileSync(join(build, path), text);
  };
  // Incompressible bytes: ten and five kilobytes.
  const noise = (outputLength: number) => createHash('shake256', { outputLength }).update('noise').digest();
  write('main.js', noise(10_240));
  write('page.js', noise(5_120));
  write('nowhere.js', noise(20_480));
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['main.js'] }));
  const entryJSFiles = { layout: ['main.js'], page: ['page.js'], 'app/global-not-found': ['nowhere.js'] };
  const manifest = { entryJSFiles };
  write(
    'server/app/[locale]/(public)/c/page_client-reference-manifest.js',
    `globalThis.__RSC_MANIFEST = { '/[locale]/(public)/c/[id]/page': ${JSON.stringify(manifest)} };`,
  );
  const [[route, load] = ['', 0]] = firstLoads(build);
  assert.equal(route, '/c/[id]');
  assert.ok(load >= 15 && load < 16, `${load} kB`);
});

test('a page may exceed its budget by three percent', () => {
  const loads = new Map([
    ['/', 103],
    ['/c', 104],
    ['/new', 1],
  ]);
  assert.deepEqual(brokenBudgets(loads, { '/': 100, '/c': 100, '/old': 5 }), [
    '/c loads 104 kB, 4.0 % over its 100 kB',
    '/new has no budget; it loads 1 kB',
    '/old has a budget and is no page',
  ]);
});
