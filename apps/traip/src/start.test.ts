import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { freePort } from './launch/free-port.ts';

const program = join(import.meta.dirname, 'main.ts');
const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'traip-start-'));
  folders.push(folder);
  return folder;
}

interface Run {
  readonly process: ChildProcess;
  /** Everything that was printed so far. */
  output(): string;
  readonly ended: Promise<number | null>;
}

function start(environment: Record<string, string>): Run {
  let text = '';
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, WEB: 'none', LOG_LEVEL: 'info', DEMO_DATA: 'false', ...environment },
  });
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return { process: child, output: () => text, ended: once(child, 'close').then(([code]) => code) };
}

async function untilPrinted(run: Run, sentence: string): Promise<void> {
  while (!run.output().includes(sentence)) {
    if (run.process.exitCode !== null) throw new Error(`It ended early: ${run.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const aPort = async () => String(await freePort('localhost'));

async function stop(run: Run): Promise<number | null> {
  run.process.kill('SIGTERM');
  return run.ended;
}

describe('starting Traip', () => {
  const DATA_DIR = newFolder();

  // Seeding the demo takes minutes on a busy machine.
  it('ends with the address and one demo account for each role, and stops cleanly', {
    timeout: 400_000,
  }, async () => {
    const PORT = await aPort();
    const first = start({ PORT, DATA_DIR, DEMO_DATA: 'true' });
    await untilPrinted(first, 'Stop with Ctrl+C.');
    assert.match(first.output(), new RegExp(`http://localhost:${PORT}`));
    for (const role of ['super-admin', 'admin', 'member', 'referee'])
      assert.match(first.output(), new RegExp(` ${role}\n`));
    const health = await fetch(`http://localhost:${PORT}/health`);
    assert.equal(health.status, 200);
    await fetch(`http://localhost:${PORT}/v1/club/nothing?token=very-secret`);
    assert.equal(await stop(first), 0);
    assert.ok(!readdirSync(DATA_DIR).includes('lock'), 'the lock is given back');
    assert.doesNotMatch(first.output(), /very-secret/, 'no secret of a link reaches the log');
  });

  it('finds its data again, keeps another Traip from them, and starts again after being killed', async () => {
    const PORT = await aPort();
    const demo = { PORT, DATA_DIR, DEMO_DATA: 'true' };
    const second = start(demo);
    await untilPrinted(second, 'Stop with Ctrl+C.');
    assert.match(second.output(), /Demo data +already there/);

    const intruder = start({ ...demo, PORT: await aPort() });
    assert.equal(await intruder.ended, 1);
    assert.match(intruder.output(), /The data folder .* is in use by another Traip \(process \d+\)\./);
    assert.equal((await fetch(`http://localhost:${PORT}/ready`)).status, 200);
    second.process.kill('SIGKILL');
    await second.ended;

    const third = start(demo);
    await untilPrinted(third, 'Stop with Ctrl+C.');
    assert.match(third.output(), /Demo data +already there/);
    assert.equal(await stop(third), 0);
  });

  it('says in one sentence that the port is taken', async () => {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const DATA_DIR = newFolder();
    const run = start({ PORT: String(port), DATA_DIR });
    assert.equal(await run.ended, 1);
    assert.match(run.output(), new RegExp(`Port ${port} is taken by another program\\.`));
    assert.deepEqual(readdirSync(DATA_DIR), [], 'nothing was touched');
    server.close();
  });

  it('says in one sentence that the folder cannot be used', async () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    const run = start({ PORT: await aPort(), DATA_DIR: file });
    assert.equal(await run.ended, 1);
    assert.match(run.output(), /The data folder .* cannot be used \(EEXIST\)/);
  });

  it('says in one sentence that the database in the folder is not one', async () => {
    const DATA_DIR = newFolder();
    writeFileSync(join(DATA_DIR, 'db'), 'not a database');
    const run = start({ PORT: await aPort(), DATA_DIR });
    assert.equal(await run.ended, 1);
    assert.match(run.output(), /The embedded database in .* cannot be opened/);
    assert.ok(!readdirSync(DATA_DIR).includes('lock'));
  });

  it('says in one sentence which variable is wrong', async () => {
    const run = start({ PORT: 'eighty' });
    assert.equal(await run.ended, 1);
    assert.match(
      run.output(),
      /The configuration is not right: PORT must be a port number \(it is "eighty"\)\./,
    );
    assert.doesNotMatch(run.output(), /\n {4}at /, 'no stack trace');
  });

  it('says in one sentence that PostgreSQL does not answer', async () => {
    const run = start({
      PORT: await aPort(),
      DATA_DIR: newFolder(),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x',
    });
    assert.equal(await run.ended, 1);
    assert.match(run.output(), /The database at DATABASE_URL does not answer: .*ECONNREFUSED/);
  });
});
