import { readdirSync, readFileSync } from 'node:fs';
import type { Product } from '@traip/traip/launch';
import { cpuTime, memoryOf } from './cpu-time.ts';
import { load } from './load.ts';
import { nameOf, servers, withTraip } from './with-traip.ts';

/**
 * The time and memory of a start: the first one, which creates the tables and seeds the demo data (`--empty`:
 * no demo data), and a later one. `--pages` also starts the process that renders the pages.
 */
const has = (option: string) => process.argv.includes(option);
const settings = {
  DEMO_DATA: String(!has('--empty')),
  ...(has('--pages') ? {} : { WEB: 'none' }),
};

function childrenOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) => childrenOfThread(pid, thread));
  } catch {
    return [];
  }
}

function childrenOfThread(pid: number, thread: string): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** In megabytes; none for a process that has ended meanwhile. */
function megabytesOf(pid: number): number {
  try {
    return memoryOf(pid) / 1_024 || 0;
  } catch {
    return 0;
  }
}

function megabytesBelow(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + megabytesOf(child) + megabytesBelow(child), 0);
}

/** The peak memory of all the processes together. */
function watchMemory() {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, megabytesBelow(process.pid));
  }, 25);
  return () => {
    clearInterval(timer);
    return most;
  };
}

/** The memory of the server, and of the process that renders the pages. */
function atRest({ pid }: Product): string {
  const beside = megabytesBelow(pid);
  return `${megabytesOf(pid).toFixed(0)} MB${beside > 0 ? ` and ${beside.toFixed(0)} MB for the pages` : ''}`;
}

async function measured(name: string, start: (use: (product: Product) => Promise<void>) => Promise<void>) {
  const mostMemory = watchMemory();
  const since = performance.now();
  await start(async (product) => {
    const seconds = ((performance.now() - since) / 1_000).toFixed(1);
    const cpu = (cpuTime(product.pid) / 1e6).toFixed(1);
    console.log(`${name}: ready after ${seconds} s, ${cpu} s of CPU, at most ${mostMemory().toFixed(0)} MB`);
    console.log(`  memory at rest         ${atRest(product)}`);
  });
}

async function work({ port }: Product): Promise<void> {
  const path = '/v1/club/sport/getSportsList';
  await load({ port, path, headers: { cookie: 'a=b' } }, { requests: 5_000, atOnce: 50 });
}

for (const server of servers) {
  await withTraip(server, async (run) => {
    await measured(`${nameOf(server)}, first start`, (use) => run(settings, use));
    await measured(`${nameOf(server)}, later start`, (use) =>
      run(settings, async (product) => {
        await use(product);
        await work(product);
        console.log(`  after 5,000 requests   ${atRest(product)}`);
      }),
    );
  });
}
