import { readdirSync, readFileSync } from 'node:fs';
import type { Product } from '@traip/traip/launch';
import { cpuTime } from './cpu-time.ts';
import { load } from './load.ts';
import { nameOf, servers, withTraip } from './with-traip.ts';

/** How long it takes to start, empty and without pages to build, and how much memory it takes before and after some work. */
function megabytesOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Of the server, and of what renders the pages beside it. */
function memoryOf({ pid }: Product): string {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const beside = children.reduce((sum, child) => sum + megabytesOf(Number(child)), 0);
  return `${megabytesOf(pid).toFixed(0)} MB${beside > 0 ? ` and ${beside.toFixed(0)} MB for the pages` : ''}`;
}

async function measure(server: string | undefined, product: Product, seconds: number): Promise<void> {
  const cpu = cpuTime(product.pid) / 1e6;
  console.log(`${nameOf(server)}: ready after ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU`);
  console.log(`  memory at rest         ${memoryOf(product)}`);
  const path = '/v1/club/sport/getSportsList';
  await load({ port: product.port, path, headers: { cookie: 'a=b' } }, { requests: 5_000, atOnce: 50 });
  console.log(`  after 5,000 requests   ${memoryOf(product)}`);
}

const settings = { DEMO_DATA: 'false', ...(process.argv.includes('--pages') ? {} : { WEB: 'none' }) };

for (const server of servers) {
  await withTraip(server, async (run) => {
    // The first start also makes the tables.
    await run(settings, async () => undefined);
    const since = performance.now();
    await run(settings, (product) => measure(server, product, (performance.now() - since) / 1_000));
  });
}
