import { fork } from 'node:child_process';
import { once } from 'node:events';
import { authRoutes, createClient } from '@traip/contract';
import type { Product } from '@traip/traip/launch';
import type { Target } from './load.ts';
import { sideBySide } from './side-by-side.ts';
import { nameOf, servers, withTraip } from './with-traip.ts';
import { measureGoals } from './writing/goals.ts';

/**
 * CPU time per request of the whole product, beside Node's bare server sending as many bytes: in one run, taking turns. The
 * ratio counts, not the numbers.
 */
const atOnce = 50;

interface Kind {
  readonly name: string;
  /** Cheap ones are asked for often, so that the little they cost can be measured. */
  readonly requests: number;
  readonly targetOf: (product: Product) => Promise<Target>;
}

const cached: Kind = { name: 'public read, cached', requests: 3_000, targetOf: tables };
const uncached: Kind = { name: 'public read, not cached', requests: 400, targetOf: tables };
const signedIn: Kind = { name: 'signed-in read', requests: 1_000, targetOf: ownProfile };

/** The tables of the first league of the demo data that has any, as anybody gets them. */
async function tables({ port, origin }: Product): Promise<Target> {
  const answer = await fetch(`${origin}/v1/club/public/org/liga-norte/competitions`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  for (const { id } of items) {
    const target = { port, path: `/v1/club/traips-competition/classifications/${id}`, headers: {} };
    if ((await sizeOf(target)) > 2_000) return target;
  }
  throw new Error('The demo data has no league that has begun.');
}

/** A person's own profile: token, gate, two queries, encoding. */
async function ownProfile({ port, origin }: Product): Promise<Target> {
  const body = { email: 'admin@demo.traip.app', password: 'traip-demo' };
  const { accessToken } = await createClient(authRoutes, { origin }).login({ body });
  return { port, path: '/v1/club/auth/profile', headers: { authorization: `Bearer ${accessToken}` } };
}

async function sizeOf({ port, path, headers }: Target): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return (await answer.arrayBuffer()).byteLength;
}

async function measure({ name, requests, targetOf }: Kind, product: Product, where: string): Promise<void> {
  const target = await targetOf(product);
  const size = await sizeOf(target);
  const child = fork(new URL('./peers/raw-http.ts', import.meta.url), [String(size)]);
  const [raw] = (await once(child, 'message')) as [Target];
  const peers = [
    { pid: product.pid, target },
    { pid: child.pid ?? 0, target: raw },
  ];
  const [cost = 0, limit = 0] = await sideBySide(peers, { requests, atOnce });
  child.kill('SIGKILL');
  const costs = `${cost.toFixed(0).padStart(5)} µs of CPU, ${limit.toFixed(0).padStart(3)} µs raw`;
  const ratio = (limit / cost).toFixed(2);
  console.log(`${`${name}, ${where}`.padEnd(40)} ${costs} for ${size} bytes: ${ratio} of the limit`);
}

console.log(`${atOnce} readers at once; the median of several rounds.`);
for (const server of servers) {
  const where = nameOf(server);
  await withTraip(server, async (run) => {
    await run({ WEB: 'none' }, async (product) => {
      for (const kind of [cached, signedIn]) await measure(kind, product, where);
    });
    await run({ WEB: 'none', PAGE_CACHE: '0' }, (product) => measure(uncached, product, where));
  });
  await measureGoals(server);
}
