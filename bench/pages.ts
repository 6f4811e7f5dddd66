import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { load, type Target } from './load.ts';

/**
 * What a page of a competition costs: made for each reader, kept, and as bytes from memory. CPU time of all processes that
 * serve it, so that the ratio holds on a busy machine too. `npm start` builds the pages first.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const compressed = { 'accept-encoding': 'gzip' };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Microseconds of CPU that a process and its children have used. The kernel counts in hundredths of a second. */
function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const own = (Number(fields[11]) + Number(fields[12])) * 10_000;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + cpuTime(Number(child)), own);
}

async function microsecondsPerPage(pid: number, target: Target, requests: number): Promise<number> {
  await load(target, { requests: Math.ceil(requests / 5), atOnce: 20 });
  const before = cpuTime(pid);
  await load(target, { requests, atOnce: 20 });
  return (cpuTime(pid) - before) / requests;
}

async function withTraip<T>(
  settings: Record<string, string>,
  work: (pid: number, port: number) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'traip-bench-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    DEMO_LIFE: 'false',
    ...settings,
  };
  const traip = spawn(process.execPath, ['apps/traip/src/main.ts'], { cwd: root, env, stdio: 'ignore' });
  try {
    await untilReady(port, traip);
    return await work(traip.pid ?? 0, port);
  } finally {
    if (traip.exitCode === null) {
      traip.kill('SIGTERM');
      await once(traip, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function untilReady(port: number, traip: ChildProcess): Promise<void> {
  while (traip.exitCode === null) {
    const answer = await fetch(`http://localhost:${port}/ready`).catch(() => null);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error('Traip did not start. Are the pages built?');
}

/** The first competition that the organisation of the demo data shows. */
async function competitionPage(port: number): Promise<Target> {
  const page = await (await fetch(`http://localhost:${port}/o/liga-norte`)).text();
  const [path] = /\/c\/[\da-f-]{36}/.exec(page) ?? [];
  if (!path) throw new Error('The demo data has no competition.');
  return { port, path, headers: compressed };
}

async function staticBytes(size: number): Promise<number> {
  const child = fork(new URL('./peers/static-bytes.ts', import.meta.url), [String(size)]);
  const [target] = (await once(child, 'message')) as [Target];
  const cost = await microsecondsPerPage(child.pid ?? 0, target, 10_000);
  child.kill('SIGKILL');
  return cost;
}

const made = await withTraip({ PAGE_CACHE: '0' }, async (pid, port) =>
  microsecondsPerPage(pid, await competitionPage(port), 150),
);
const [kept, size] = await withTraip({}, async (pid, port) => {
  const target = await competitionPage(port);
  const answer = await fetch(`http://localhost:${port}${target.path}`, { headers: compressed });
  return [
    await microsecondsPerPage(pid, target, 5_000),
    Number(answer.headers.get('content-length')),
  ] as const;
});
const limit = await staticBytes(size);

const row = (name: string, cost: number) =>
  console.log(
    `${name.padEnd(22)} ${cost.toFixed(0).padStart(7)} µs of CPU, ${(1e6 / cost).toFixed(0).padStart(6)} pages/s on a core, ${(limit / cost).toFixed(3)} of the limit`,
  );
console.log(`The page of a competition, ${size} bytes compressed, 20 readers at once:`);
row('made for each reader', made);
row('kept', kept);
row('bytes from memory', limit);
console.log(`Kept against made: ${(made / kept).toFixed(0)} times.`);
