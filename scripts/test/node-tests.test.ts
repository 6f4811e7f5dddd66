import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { testFiles } from './node-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'traip-node-tests-'));
after(() => rmSync(folder, { recursive: true }));

mkdirSync(join(folder, 'node_modules'), { recursive: true });
for (const name of ['b.test.ts', 'a.test.ts', 'a.ts', 'node_modules/x.test.ts']) {
  writeFileSync(join(folder, name), '');
}

test('test files are found once, in every folder but those of installed packages', () => {
  assert.deepEqual(testFiles(['**/*.test.ts', '*.test.ts'], folder), ['a.test.ts', 'b.test.ts']);
});

test('a pattern that matches no file is an error', () => {
  assert.throws(() => testFiles(['*.test.ts', 'gone/**/*.test.ts'], folder), /gone/);
});
