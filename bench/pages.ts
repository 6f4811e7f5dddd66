import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Product } from '@traip/traip/launch';
import type { Target } from './load.ts';
import { sideBySide } from './side-by-side.ts';
import { nameOf, servers, withTraip } from './with-traip.ts';

/**
 * The cost of a competition page: rendered for each reader, cached, and as plain bytes from memory. Measures
 * the CPU time of all processes that serve it, so the ratio holds on a busy machine too. `npm start` builds
 * the pages first.
 */
const compressed = { 'accept-encoding': 'gzip' };
const atOnce = 50;

/** The first competition on the page of the demo organisation. */
async function competitionPage(port: number): Promise<Target> {
  const page = await (await fetch(`http://localhost:${port}/o/liga-norte`)).text();
  const [path] = /\/c\/[\da-f-]{36}/.exec(page) ?? [];
  if (!path) throw new Error('The demo data has no competition.');
  return { port, path, headers: compressed };
}

async function sizeOf({ port, path, headers }: Target): Promise<number> {
  const answer = await fetch(`http://localhost:${port}${path}`, { headers });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}

function row(name: string, cost: number, limit: number): void {
  const perSecond = (1e6 / cost).toFixed(0);
  console.log(
    `${name.padEnd(22)} ${cost.toFixed(0).padStart(7)} µs of CPU, ${perSecond.padStart(6)} pages/s on a core, ${(limit / cost).toFixed(3)} of the limit`,
  );
}

/** Compares the cached page with the same number of plain bytes from memory. */
async function measureCached({ pid, port }: Product) {
  const target = await competitionPage(port);
  const size = await sizeOf(target);
  const child = fork(new URL('./peers/static-bytes.ts', import.meta.url), [String(size)]);
  const [bytes] = (await once(child, 'message')) as [Target];
  const peers = [
    { pid, target },
    { pid: child.pid ?? 0, target: bytes },
  ];
  const [cached, limit] = await sideBySide(peers, { requests: 3_000, atOnce });
  child.kill('SIGKILL');
  return { cached: cached?.cpu ?? 0, limit: limit?.cpu ?? 0, size };
}

async function measureRendered({ pid, port }: Product): Promise<number> {
  const target = await competitionPage(port);
  const [cost] = await sideBySide([{ pid, target }], { requests: 20, atOnce: 10 });
  return cost?.cpu ?? 0;
}

for (const server of servers) {
  await withTraip(server, async (run) => {
    const { cached, limit, size } = await run({}, measureCached);
    const rendered = await run({ PAGE_CACHE: '0' }, measureRendered);
    console.log(
      `The page of a competition, ${size} bytes compressed, ${atOnce} readers at once, ${nameOf(server)}:`,
    );
    row('rendered for each', rendered, limit);
    row('cached', cached, limit);
    row('bytes from memory', limit, limit);
    console.log(`Cached against rendered: ${(rendered / cached).toFixed(0)} times.`);
  });
}
