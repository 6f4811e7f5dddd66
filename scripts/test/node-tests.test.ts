import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { testFiles } from './node-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'traip-node-tests-'));
after(() => rmSync(folder, { recursive: true }));

const reporter = new URL('./counting-reporter.ts', import.meta.url).href;

function countsOf(name: string, source: string): unknown {
  const file = join(folder, name);
  writeFileSync(file, `import { describe, it, before } from 'node:test';\n${source}`);
  const { NODE_TEST_CONTEXT: _outer, ...env } = process.env;
  const args = ['--test', `--test-reporter=${reporter}`, file];
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8', env }).stdout);
}

test('tests are counted, suites are not', () => {
  const source = `describe('s', () => { it('a', () => {}); it('b', () => { throw new Error('no'); }); it('c', { skip: true }); });`;
  assert.deepEqual(countsOf('mixed.test.mjs', source), { passed: 1, failed: 1, skipped: 1 });
});

test('a file without a test counts nothing, a file that does not load counts as failed', () => {
  assert.deepEqual(countsOf('empty.test.mjs', ''), { passed: 0, failed: 0, skipped: 0 });
  assert.deepEqual(countsOf('broken.test.mjs', `throw new Error('no');`), {
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

test('a suite whose own hook failed is a failure', () => {
  const source = `describe('s', () => { before(() => { throw new Error('no'); }); it('a', () => {}); });`;
  const { failed } = countsOf('hook.test.mjs', source) as { failed: number };
  assert.ok(failed > 0);
});

test('test files are found in every folder but those of installed packages', () => {
  mkdirSync(join(folder, 'tree', 'node_modules'), { recursive: true });
  for (const name of ['b.test.ts', 'a.test.ts', 'a.ts', 'node_modules/x.test.ts']) {
    writeFileSync(join(folder, 'tree', name), '');
  }
  assert.deepEqual(testFiles(['**/*.test.ts', '*.test.ts'], join(folder, 'tree')), [
    'a.test.ts',
    'b.test.ts',
  ]);
});
