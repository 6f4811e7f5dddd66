// One process of the test run: `node shard-entry.ts FILE…` runs the files one after the other. Each stands in a suite of its
// own, so that the hooks at its top run around its own tests only.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { after, before, beforeEach, suite, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { leaksSince, takeSnapshot } from './leaks.ts';
import { write } from './result-reporter.ts';

beforeEach((context) => write({ type: 'begin', name: (context as TestContext).fullName }));

for (const file of process.argv.slice(2)) {
  suite(file, async () => {
    let start = takeSnapshot();
    before(() => {
      start = takeSnapshot();
    });
    await import(pathToFileURL(resolve(file)).href);
    // After the file's own hooks.
    after(() => assert.deepEqual(leaksSince(start), [], `${file} leaves something behind for the next file`));
  });
}
