import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Target } from './load.ts';
import type { PageTask } from './peers/page-forms.ts';
import { sideBySide } from './side-by-side.ts';
import { withTraip } from './with-traip.ts';

/** The cost of sending a cached page in different forms from a bare server: CPU per response, in turns. */
const forms = ['gzip template', 'gzip for each, level 1', 'uncompressed', 'same bytes for all'];

/** The page of the first competition on the page of the demo organisation. */
async function competitionPage(origin: string): Promise<Omit<PageTask, 'form'>> {
  const list = await (await fetch(`${origin}/o/liga-norte`)).text();
  const [path] = /\/c\/[\da-f-]{36}/.exec(list) ?? [];
  if (!path) throw new Error('The demo data has no competition.');
  const page = await fetch(origin + path);
  const [, nonce] = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
  if (!nonce) throw new Error('The page has no nonce.');
  return { html: await page.text(), nonce };
}

interface Peer {
  readonly child: ChildProcess;
  readonly target: Target;
  readonly size: number;
}

async function start(task: PageTask): Promise<Peer> {
  const child = fork(new URL('./peers/page-forms.ts', import.meta.url));
  child.send(task);
  const [target] = (await once(child, 'message')) as [Target];
  const response = await fetch(`http://127.0.0.1:${target.port}/`);
  return { child, target, size: (await response.arrayBuffer()).byteLength };
}

async function measure(page: Omit<PageTask, 'form'>): Promise<void> {
  const peers: Peer[] = [];
  for (const form of forms) peers.push(await start({ ...page, form }));
  const processes = peers.map(({ child, target }) => ({ pid: child.pid ?? 0, target }));
  const costs = (await sideBySide(processes, { requests: 1_500, atOnce: 50 })).map(({ cpu }) => cpu);
  for (const { child } of peers) child.kill();
  const [template = 1] = costs;
  console.log(`The page of a competition, ${Buffer.byteLength(page.html)} bytes, 50 readers at once:`);
  for (const [index, form] of forms.entries()) {
    const cost = costs[index] ?? 0;
    const figures = `${cost.toFixed(0).padStart(6)} µs of CPU, ${(cost / template).toFixed(2).padStart(6)} times`;
    console.log(`${form.padEnd(24)} ${figures}, ${peers[index]?.size} bytes`);
  }
}

await withTraip(undefined, (run) => run({}, async ({ origin }) => measure(await competitionPage(origin))));
