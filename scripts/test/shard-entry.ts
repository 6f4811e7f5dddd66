// One process of the test run: `node shard-entry.ts FILE…` runs the files one after the other. Each stands in a suite of its
// own, so that the hooks at its top run around its own tests only.
import { resolve } from 'node:path';
import { beforeEach, suite, type TestContext } from 'node:test';
import { pathToFileURL } from 'node:url';
import { write } from './result-reporter.ts';

beforeEach((context) => write({ type: 'begin', name: (context as TestContext).fullName }));

for (const file of process.argv.slice(2)) {
  suite(file, async () => {
    await import(pathToFileURL(resolve(file)).href);
  });
}
