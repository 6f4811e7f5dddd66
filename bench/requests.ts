import { fork } from 'node:child_process';
import { once } from 'node:events';
import { authRoutes, createClient } from '@traip/contract';
import type { Product } from '@traip/traip/launch';
import type { Target } from './load.ts';
import { sideBySide } from './side-by-side.ts';
import { nameOf, servers, withDatabaseCpu, withTraip } from './with-traip.ts';
import { measureGoals } from './writing/goals.ts';

/**
 * The cost and duration of a request to the whole product, compared with Node's bare server sending as much,
 * in one run, taking turns, with many readers and with one. The ratio counts, not the numbers.
 */
const crowd = 50;

interface Kind {
  readonly name: string;
  /** Cheap requests are sent more often, so that their small cost can be measured. */
  readonly requests: number;
  readonly targetOf: (product: Product) => Promise<Target>;
}

const cached: Kind = { name: 'public read, cached', requests: 3_000, targetOf: tables };
const uncached: Kind = { name: 'public read, not cached', requests: 400, targetOf: tables };
const secretary = 'superadmin@demo.traip.app';
const club = '/v1/club';
const signedIn: readonly Kind[] = [
  { name: 'signed-in read', requests: 1_000, targetOf: as('admin@demo.traip.app', `${club}/auth/profile`) },
  page('home of a player', as('ivan@demo.traip.app', `${club}/app-home/my-home`)),
  page('matches of a player', as('ivan@demo.traip.app', `${club}/app-home/my-matches`)),
  page('dashboard', as(secretary, `${club}/dashboard/liga-norte/info`)),
  page('figures of today', as(secretary, `${club}/dashboard/liga-norte/kpis/today`)),
  page('desk of a match', desk),
];

function page(name: string, targetOf: Kind['targetOf']): Kind {
  return { name: `signed-in page, ${name}`, requests: 200, targetOf };
}

/** The tables of the first demo league that has any, as anonymous visitors get them. */
async function tables({ port, origin }: Product): Promise<Target> {
  const answer = await fetch(`${origin}/v1/club/public/org/liga-norte/competitions`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  for (const { id } of items) {
    const target = { port, path: `/v1/club/traips-competition/classifications/${id}`, headers: {} };
    if ((await read(target)).size > 2_000) return target;
  }
  throw new Error('The demo data has no league that has begun.');
}

/** What a person of the demo data gets. */
function as(email: string, path: string): Kind['targetOf'] {
  return async ({ port, origin }) => {
    const body = { email, password: 'traip-demo' };
    const { accessToken } = await createClient(authRoutes, { origin }).login({ body });
    return { port, path, headers: { authorization: `Bearer ${accessToken}` } };
  };
}

/** The first match of the demo league that is over. */
async function desk(product: Product): Promise<Target> {
  const answer = await fetch(`${product.origin}${club}/dashboard/liga-norte/matches?state=CLOSED`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return as(secretary, `${club}/match/desk/${items[0]?.id}`)(product);
}

/** The limit: Node's bare server with a response of the same size and headers. */
async function startRaw(limited: Target) {
  const { size, headers } = await read(limited);
  const sent = headers.filter(([name]) => !ofNode.test(name));
  const child = fork(new URL('./peers/raw-http.ts', import.meta.url), [String(size), JSON.stringify(sent)]);
  const [target] = (await once(child, 'message')) as [Target];
  return { child, target, size };
}

async function read({ port, path, headers }: Target) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { size: (await answer.arrayBuffer()).byteLength, headers: [...answer.headers] };
}

/** Headers that Node writes itself, or that are wrong for another body. */
const ofNode = /^(?:date|connection|keep-alive|transfer-encoding|content-length|content-encoding)$/;

interface Place {
  readonly product: Product;
  readonly serverName: string;
  readonly databaseCpu: () => number;
}

async function measure({ name, requests, targetOf }: Kind, place: Place): Promise<void> {
  const { product, serverName, databaseCpu } = place;
  const target = await targetOf(product);
  const raw = await startRaw(target);
  const peers = [
    { pid: product.pid, target, databaseCpu },
    { pid: raw.child.pid ?? 0, target: raw.target },
  ];
  console.log(`${name}, ${serverName}, ${raw.size} bytes`);
  for (const atOnce of [crowd, 1]) {
    const [cost, limit] = await sideBySide(peers, {
      requests: atOnce === 1 ? requests / 5 : requests,
      atOnce,
    });
    if (!cost || !limit) continue;
    const rows = [
      `CPU ${micro(cost.cpu)}, raw ${micro(limit.cpu)}: ${ratio(limit.cpu, cost.cpu)}`,
      `each response after ${micro(cost.elapsed)}, raw ${micro(limit.elapsed)}: ${ratio(limit.elapsed, cost.elapsed)}`,
      ...(cost.database > 0 ? [`PostgreSQL ${micro(cost.database)}`] : []),
    ];
    console.log(`  ${atOnce === 1 ? 'a lone reader' : `${atOnce} readers`}: ${rows.join('; ')}`);
  }
  raw.child.kill('SIGKILL');
}

const micro = (value: number) => `${value.toFixed(0)} µs`;
const ratio = (limit: number, cost: number) => `${(limit / cost).toFixed(2)} of the limit`;

console.log('Microseconds for each request; the median of several rounds.');
for (const server of servers) {
  const where = nameOf(server);
  await withDatabaseCpu(server, (databaseCpu) =>
    withTraip(server, async (run) => {
      await run({ WEB: 'none' }, async (product) => {
        for (const kind of [cached, ...signedIn])
          await measure(kind, { product, serverName: where, databaseCpu });
      });
      await run({ WEB: 'none', PAGE_CACHE: '0' }, (product) =>
        measure(uncached, { product, serverName: where, databaseCpu }),
      );
    }),
  );
  await measureGoals(server);
}
