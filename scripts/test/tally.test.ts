import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReport } from './browser.ts';
import { countsIn } from './structure.ts';
import { type Tally, withExitCode } from './tally.ts';

function outcome(tally: Tally | null, code: number): Tally {
  return withExitCode(tally, code, () => undefined);
}

test('tests that ran and a program that ended well stay as counted', () => {
  const tally = { passed: 3, failed: 0, skipped: 1 };
  assert.deepEqual(outcome(tally, 0), tally);
});

test('a program that ends badly without a failing test is a failure', () => {
  assert.deepEqual(outcome({ passed: 3, failed: 0, skipped: 0 }, 1), { passed: 3, failed: 1, skipped: 0 });
});

test('a run of nothing, or of skipped tests only, is a failure', () => {
  assert.equal(outcome(null, 0).failed, 1);
  assert.equal(outcome({ passed: 0, failed: 0, skipped: 5 }, 0).failed, 1);
});

test('the counts of the structure checks are read from their last line only', () => {
  assert.deepEqual(countsIn('1 checks held, 9 broke\nimports  12 files\n7 checks held, 1 broke\n'), {
    passed: 7,
    failed: 1,
    skipped: 0,
  });
  assert.equal(countsIn('something else'), null);
});

test('the report of the browser journeys tells how they ended, how long each took, and which were retried', () => {
  const spec = (title: string, duration: number, status = 'expected') => ({
    title,
    tests: [{ status, results: [{ duration }] }],
  });
  const report = JSON.stringify({
    stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 },
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec('one', 1500)],
        suites: [{ file: 'a.spec.ts', specs: [spec('two', 20, 'flaky')] }],
      },
    ],
  });
  assert.deepEqual(readReport(report), {
    tally: { passed: 7, failed: 1, skipped: 3 },
    retried: ['a.spec.ts: two'],
    journeys: [
      { title: 'a.spec.ts: one', seconds: 1.5 },
      { title: 'a.spec.ts: two', seconds: 0.02 },
    ],
  });
  assert.equal(readReport(''), null);
});
