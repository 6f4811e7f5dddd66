import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Product } from '@traip/traip/launch';
import { ResponseMonitor } from '../scoring/response-monitor.ts';
import type { Fault, Options, Verdict } from './fault.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const times = 5;
const timeout = 120_000;
const readers = 4;

/** The process that renders pages is killed under load: calls never notice, and pages recover. */
export const pagesAreKilled: Fault = async ({ database }: Options) => {
  if (process.platform !== 'linux') return 'only Linux tells which process makes the pages';
  using folder = new TemporaryFolder();
  const product = await Product.with({
    LOG_LEVEL: 'fatal',
    DEMO_DATA: 'true',
    DATA_DIR: folder.path,
    ...(database === undefined ? {} : { DATABASE_URL: database }),
  });
  try {
    await product.start();
  } catch (error) {
    if (product.output.includes('The pages are not built'))
      return 'the pages are not built: npm start builds them';
    throw error;
  }
  try {
    return await trial(product);
  } finally {
    await product.stop();
  }
};

async function trial(product: Product): Promise<Verdict> {
  const calls = new ResponseMonitor();
  const pages = new PageReaders(product.origin);
  const end = new AbortController();
  const reading = Promise.all([
    ...Array.from({ length: readers }, () => pages.read(end.signal)),
    poll(product.origin, calls, end.signal),
  ]);
  const broken: string[] = [];
  for (let turn = 1; turn <= times && broken.length === 0; turn += 1) {
    const made = pages.shown;
    await until(() => pages.shown > made + readers);
    process.kill(pagesOf(product), 'SIGKILL');
    const rested = pages.resting;
    await until(() => pages.resting > rested);
    const shown = pages.shown;
    await until(() => pages.shown > shown + readers);
    if (pages.shown <= shown + readers) broken.push(`after kill ${turn} the pages did not come back`);
  }
  end.abort();
  await reading;
  if (pages.resting === 0) broken.push('nobody missed the pages: that proves nothing');
  return {
    seen: [
      `${times} kills: ${calls.answered} calls answered; ${pages.shown} pages shown, ${pages.resting} times "back in a moment"`,
    ],
    broken: [...calls.broken.slice(0, 10), ...pages.broken.slice(0, 10), ...broken],
  };
}

/** Readers of an uncached page, sending one request after the other. */
class PageReaders {
  shown = 0;
  resting = 0;
  readonly broken: string[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async read(end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      await this.#readPage().catch((error: Error) =>
        this.broken.push(`a page had no answer: ${error.cause}`),
      );
      await pause(100);
    }
  }

  async #readPage(): Promise<void> {
    const answer = await fetch(`${this.#origin}/auth/login`);
    const text = await answer.text();
    if (answer.status === 200) this.shown += 1;
    else if (answer.status === 503 && isFriendly(answer, text)) this.resting += 1;
    else this.broken.push(`a page was answered with ${answer.status}: ${text.slice(0, 100)}`);
  }
}

function isFriendly({ headers }: Response, text: string): boolean {
  return (
    Number(headers.get('retry-after')) > 0 &&
    text.includes('Volvemos enseguida') &&
    text.includes('lang="en"')
  );
}

async function poll(origin: string, monitor: ResponseMonitor, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    for (const path of ['/v1/club/sport/getSportParents', '/ready', '/health']) {
      const answer = await monitor.fetch(origin + path);
      await answer.arrayBuffer();
      if (!answer.ok) monitor.broken.push(`${path} was answered with ${answer.status} while pages were away`);
    }
    await pause(20);
  }
}

/** The only child process of Traip. */
function pagesOf({ pid }: Product): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  if (!child) throw new Error('Traip has no process that makes pages.');
  return Number(child);
}

async function until(isDone: () => boolean): Promise<void> {
  const deadline = performance.now() + timeout;
  while (!isDone() && performance.now() < deadline) await pause(50);
}
