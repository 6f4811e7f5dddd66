import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { addCompileHints } from './compile-hints.mjs';

const large = `(() => { ${'let one = 1; '.repeat(3_000)} })();\n`;
const small = '(() => 1)();\n';
const hinted = `//# allFunctionsCalledOnLoad\n${large}`;

let folder;
const write = (name, text) => writeFileSync(join(folder, name), text);
const read = (name) => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'traip-hints-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('Compile hints', () => {
  it('stand in the first line of large scripts alone', () => {
    write('large.js', large);
    write('small.js', small);
    write('large.css', large);
    addCompileHints(folder);
    assert.deepEqual([read('large.js'), read('small.js'), read('large.css')], [hinted, small, large]);
  });

  it('are written once', () => {
    write('large.js', large);
    addCompileHints(folder);
    addCompileHints(folder);
    assert.equal(read('large.js'), hinted);
  });
});
