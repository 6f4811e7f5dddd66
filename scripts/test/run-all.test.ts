import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runAll } from './run-all.ts';
import type { Step } from './step.ts';
import type { Tally } from './tally.ts';

function step(name: string, outcome: Tally | Error): Step {
  const run = async () => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { name, title: 'a step', run };
}

async function runAndListen(...steps: Step[]) {
  const lines: string[] = [];
  const code = await runAll(steps, {}, (line) => lines.push(line));
  return { code, lines, last: lines.at(-1)?.trim() };
}

test('the run goes on after a failing step and ends with one line for the whole', async () => {
  const { code, last, lines } = await runAndListen(
    step('first', { passed: 1, failed: 2, skipped: 0 }),
    step('second', { passed: 4, failed: 0, skipped: 0 }),
  );
  assert.equal(last, '5 passed, 2 failed');
  assert.equal(code, 1);
  assert.ok(lines.some((line) => line.includes('second')));
});

test('skipped tests are named only when there are some', async () => {
  const { code, last } = await runAndListen(step('only', { passed: 3, failed: 0, skipped: 2 }));
  assert.equal(last, '3 passed, 0 failed, 2 skipped');
  assert.equal(code, 0);
});

test('a step that breaks is a failure and tells why', async () => {
  const { code, lines, last } = await runAndListen(step('broken', new Error('no such program')));
  assert.equal(last, '0 passed, 1 failed');
  assert.equal(code, 1);
  assert.ok(lines.some((line) => line.includes('no such program')));
});

test('a run in which nothing at all was executed does not pass', async () => {
  const { code } = await runAndListen(step('empty', { passed: 0, failed: 0, skipped: 0 }));
  assert.equal(code, 1);
});
