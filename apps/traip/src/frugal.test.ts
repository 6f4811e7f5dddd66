import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';

const module = JSON.stringify(new URL('./frugal.ts', import.meta.url).href);
const program = `const { beginFrugally } = await import(${module});
  beginFrugally();
  console.log(JSON.stringify({ pid: process.pid, flags: process.execArgv, words: process.argv.slice(1), ...process.env }));`;

async function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--no-warnings', '--eval', program, 'a word'], {
    env: { PATH: process.env.PATH, ...environment },
  });
  return { pid: child.pid, begun: JSON.parse(await text(child.stdout)) };
}

it('a process restarts in place, with the same arguments and the settings that save memory', async () => {
  const { pid, begun } = await run({ PORT: '4000' });
  assert.equal(begun.pid, pid);
  assert.deepEqual(begun.words, ['a word']);
  assert.deepEqual(begun.flags.slice(0, 2), ['--max-semi-space-size=4', '--no-warnings']);
  assert.equal(begun.PORT, '4000');
  assert.equal(begun.MALLOC_TRIM_THRESHOLD_, '131072');
});

it('a process whose allocator is already configured does not restart', async () => {
  const { begun } = await run({ MALLOC_TRIM_THRESHOLD_: '1000000' });
  assert.equal(begun.flags[0], '--no-warnings');
  assert.equal(begun.MALLOC_TRIM_THRESHOLD_, '1000000');
});
