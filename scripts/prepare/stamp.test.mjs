import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { isNoSource } from './build.mjs';
import { filesBelow, fingerprint, stampAt } from './stamp.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'traip-stamp-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src', 'page.tsx'), 'one');
});

afterEach(() => rmSync(folder, { recursive: true }));

const print = () => fingerprint(folder, filesBelow(folder, isNoSource));

test('the fingerprint changes with a content, a name or a new file', () => {
  const prints = [print()];
  writeFileSync(join(folder, 'src', 'page.tsx'), 'two');
  prints.push(print());
  renameSync(join(folder, 'src', 'page.tsx'), join(folder, 'src', 'view.tsx'));
  prints.push(print());
  writeFileSync(join(folder, 'src', 'other.tsx'), '');
  prints.push(print());
  assert.equal(new Set(prints).size, 4);
});

test('the fingerprint does not change with tests, build results or installed packages', () => {
  const before = print();
  writeFileSync(join(folder, 'src', 'page.test.ts'), '');
  mkdirSync(join(folder, '.next'));
  writeFileSync(join(folder, '.next', 'server.js'), '');
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules', 'x.js'), '');
  assert.equal(print(), before);
});

test('a stamp says yes only to the fingerprint it was written for', () => {
  const stamp = stampAt(join(folder, 'stamp'));
  assert.equal(stamp.says('a'), false);
  stamp.write('a');
  assert.equal(stamp.says('a'), true);
  assert.equal(stamp.says('b'), false);
  stamp.remove();
  assert.equal(stamp.says('a'), false);
});
