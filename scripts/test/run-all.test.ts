import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runAll } from './run-all.ts';
import type { Result, Step } from './step.ts';

function step(name: string, outcome: Result | Error, output: readonly string[] = []): Step {
  return {
    name,
    plan: () => [
      {
        title: 'a job',
        run: async (log) => {
          for (const line of output) {
            log(line);
            await new Promise((resolve) => setImmediate(resolve));
          }
          if (outcome instanceof Error) throw outcome;
          return outcome;
        },
      },
    ],
  };
}

async function runAndListen(...steps: Step[]) {
  const lines: string[] = [];
  const settings = { env: {}, seed: 1, everything: false, slots: 2 };
  const code = await runAll(steps, { ...settings, log: (line) => lines.push(line) });
  return { code, lines, last: lines.at(-1)?.trim() };
}

const passed = (count: number) => ({ tally: { passed: count, failed: 0, skipped: 0 } });

test('the run goes on after a failing step and ends with one line for the whole', async () => {
  const { code, last, lines } = await runAndListen(
    step('first', { tally: { passed: 1, failed: 2, skipped: 0 } }),
    step('second', passed(4)),
  );
  assert.equal(last, '5 passed, 2 failed');
  assert.equal(code, 1);
  assert.ok(lines.some((line) => line.includes('second')));
});

test('skipped tests are named only when there are some', async () => {
  const { code, last } = await runAndListen(step('only', { tally: { passed: 3, failed: 0, skipped: 2 } }));
  assert.equal(last, '3 passed, 0 failed, 2 skipped');
  assert.equal(code, 0);
});

test('a step that breaks, or cannot even be planned, is a failure and tells why', async () => {
  const unplanned: Step = { name: 'unplanned', plan: () => Promise.reject(new Error('no such file')) };
  const { code, lines, last } = await runAndListen(step('broken', new Error('no such program')), unplanned);
  assert.equal(last, '0 passed, 2 failed');
  assert.equal(code, 1);
  assert.ok(lines.some((line) => line.includes('no such program')));
  assert.ok(lines.some((line) => line.includes('no such file')));
});

test('a run in which nothing at all was executed does not pass', async () => {
  const { code } = await runAndListen(step('empty', passed(0)));
  assert.equal(code, 1);
});

test('what steps write side by side is printed one after the other', async () => {
  const { lines } = await runAndListen(
    step('first', passed(1), ['a1', 'a2', 'a3']),
    step('second', passed(1), ['b1', 'b2', 'b3']),
  );
  const printed = lines.filter((line) => /^[ab]\d$/.test(line)).join(' ');
  assert.match(printed, /a1 a2 a3/);
  assert.match(printed, /b1 b2 b3/);
});

test('the last line says what ran where, and the slowest files are listed', async () => {
  const noting: Step = {
    name: 'api',
    plan: ({ note }) => {
      note('API: all 2 files on PostgreSQL 15');
      const files = [
        { file: 'quick.test.ts', seconds: 1 },
        { file: 'slow.test.ts', seconds: 9 },
      ];
      return [{ title: 'a job', run: async () => ({ ...passed(7), files }) }];
    },
  };
  const { last, lines } = await runAndListen(noting);
  assert.equal(last, '7 passed, 0 failed · API: all 2 files on PostgreSQL 15');
  const slow = lines.findIndex((line) => line.includes('slow.test.ts'));
  assert.ok(slow >= 0 && slow < lines.findIndex((line) => line.includes('quick.test.ts')));
});
