import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Limits, limitsFrom, runShard } from './run-shard.ts';

const folder = mkdtempSync(join(tmpdir(), 'traip-shards-'));
after(() => rmSync(folder, { recursive: true }));

let fileCount = 0;

/** Runs files with these sources in one process. */
async function runSources(sources: readonly string[], limits?: Limits) {
  const files = sources.map((source) => {
    const file = join(folder, `${++fileCount}.test.mjs`);
    writeFileSync(file, `import { after, afterEach, before, describe, it } from 'node:test';\n${source}`);
    return file;
  });
  const lines: string[] = [];
  const options = { log: (line: string) => lines.push(line), ...(limits ? { limits } : {}) };
  const { tally, files: times = [] } = await runShard(files, process.env, options);
  return {
    tally,
    output: lines.join('\n'),
    files: files.map((file) => file.slice(folder.length + 1)),
    times,
  };
}

test('tests are counted, suites are not', async () => {
  const source = `describe('s', () => { it('a', () => {}); it('b', () => { throw new Error('because'); }); it('c', { skip: true }); });`;
  const { tally, output, times } = await runSources([source]);
  assert.deepEqual(tally, { passed: 1, failed: 1, skipped: 1 });
  assert.match(output, /because/);
  assert.equal(times.length, 1);
});

test('the hooks at the top of a file run around its own tests only', async () => {
  const source = (name: string) => `
    const events = (globalThis.events ??= []);
    before(() => events.push('open ${name}'));
    after(() => events.push('close ${name}'));
    afterEach(() => events.push('after a test of ${name}'));
    it('is inside', () => {});`;
  const expected = ['a', 'b'].flatMap((name) => [`open ${name}`, `after a test of ${name}`, `close ${name}`]);
  const last = `import assert from 'node:assert/strict';
    it('saw them', () => assert.deepEqual(globalThis.events, ${JSON.stringify(expected)}));`;
  const { tally, output } = await runSources([source('a'), source('b'), last]);
  assert.deepEqual(tally, { passed: 3, failed: 0, skipped: 0 }, output);
});

test('a file without a test is not a pass, a file that does not load and a hook that fails are failures', async () => {
  assert.deepEqual((await runSources([''])).tally, { passed: 0, failed: 1, skipped: 0 });
  const broken = await runSources([`throw new Error('no');`, `it('a', () => {});`]);
  assert.deepEqual(broken.tally, { passed: 1, failed: 1, skipped: 0 });
  const hook = await runSources([`before(() => { throw new Error('no'); }); it('a', () => {});`]);
  assert.ok(hook.tally.failed > 0);
});

test('a test that hangs fails by its name, and the others still run', async () => {
  const hangs = `it('waits for ever', () => new Promise((resolve) => setTimeout(resolve, 1e9)));`;
  const { tally, output, files } = await runSources([hangs, `it('a', () => {});`], {
    test: 200,
    silence: 60_000,
  });
  assert.deepEqual(tally, { passed: 1, failed: 1, skipped: 0 });
  assert.match(output, /waits for ever/);
  assert.match(output, new RegExp(files[0] ?? ''));
});

test('a test that never yields is killed from outside, and named with its file', async () => {
  const spins = `it('a', () => {}); it('spins for ever', async () => { await new Promise((go) => setTimeout(go, 50)); for (;;); });`;
  const { tally, output, files } = await runSources([spins], { test: 200, silence: 5_000 });
  assert.deepEqual(tally, { passed: 1, failed: 1, skipped: 0 });
  assert.match(output, /Killed after 5 s without news/);
  assert.match(output, new RegExp(`${files[0]} > spins for ever`));
});

test('a process that ends in the middle of a test is a failure', async () => {
  const { tally, output } = await runSources([`it('leaves', () => process.exit(0));`]);
  assert.ok(tally.failed > 0);
  assert.match(output, /leaves/);
});

test('what a test has started and not stopped ends with it', async () => {
  const file = join(folder, 'left-behind');
  const source = `import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    it('leaves a process', () => {
      const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      writeFileSync(${JSON.stringify(file)}, String(left.pid));
    });`;
  assert.deepEqual((await runSources([source])).tally, { passed: 1, failed: 0, skipped: 0 });
  const pid = Number(readFileSync(file, 'utf8'));
  // It was told to end; the time limit of this test says how long that may take.
  while (isRunning(pid)) await pause(20);
});

/** A process that has ended and that nobody has asked about yet still has its number. */
function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/stat`;
  return existsSync(status) && !/\) [ZX] /.test(readFileSync(status, 'utf8'));
}

test('the time for a test can be set, to a number', () => {
  assert.equal(limitsFrom({}).test, 120_000);
  assert.equal(limitsFrom({ TEST_TIMEOUT: '300' }).test, 300_000);
  assert.throws(() => limitsFrom({ TEST_TIMEOUT: 'long' }), /TEST_TIMEOUT/);
});
