import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, Product } from '@traip/traip/launch';
import { plantReferees } from '../scoring/federation.ts';
import { Watch } from '../scoring/watch.ts';
import { ClockWitness } from './clock-witness.ts';
import type { Fault, Verdict } from './fault.ts';
import { Guesser } from './guesser.ts';
import { KeptSession } from './kept-session.ts';
import { PostOffice } from './post-office.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const minute = 60_000;
/** When summer time begins in Spain. */
const summerBegins = Date.parse('2027-03-28T01:00:00Z');

/** The clock of the machine jumps: a summer that begins, two hours ahead, ten minutes back. */
export const clockJumps: Fault = async ({ database }) => {
  if (database !== undefined) return 'a database server has a clock of its own';
  using folder = new TemporaryFolder();
  const post = new PostOffice(await freePort());
  await post.work();
  const clock = new MovedClock(join(folder.path, 'clock'));
  clock.set(summerBegins - 40 * minute);
  const product = await Product.with({
    WEB: 'none',
    LOG_LEVEL: 'error',
    DEMO_DATA: 'false',
    DATA_DIR: folder.path,
    SMTP_URL: post.url,
    ...clock.settings,
  });
  try {
    await plantReferees({ folder: folder.path }, 1);
    await product.start();
    return await trial(product, clock, post);
  } finally {
    await product.stop();
    await post.leave();
  }
};

/** The clock that Traip sees. */
class MovedClock {
  readonly #file: string;
  #ahead = 0;

  constructor(file: string) {
    this.#file = file;
  }

  get settings(): Record<string, string> {
    const program = new URL('./moved-clock.ts', import.meta.url).href;
    return { NODE_OPTIONS: `--import ${program}`, MOVED_CLOCK: this.#file };
  }

  get now(): number {
    return Date.now() + this.#ahead;
  }

  set(moment: number): void {
    this.#ahead = moment - Date.now();
    writeFileSync(this.#file, String(this.#ahead));
  }

  jump(milliseconds: number): void {
    this.set(this.now + milliseconds);
  }
}

async function trial(product: Product, clock: MovedClock, post: PostOffice): Promise<Verdict> {
  const watch = new Watch();
  const witness = await ClockWitness.at(new KeptSession(product.origin, watch.fetch), post);
  const guesser = new Guesser(product.origin, watch.fetch);
  const broken: string[] = [];
  await witness.look('before');
  clock.set(summerBegins - 5_000);
  await witness.look('just before summer time');
  while (clock.now < summerBegins + 2_000) await pause(200);
  await witness.look('in summer time');
  if (!(await guesser.guessALot())) broken.push('who guesses was never stopped');
  clock.jump(-10 * minute);
  await witness.look('ten minutes back');
  // A clock that goes back may lengthen a wait by as much as it went back, and no more.
  const wait = await guesser.wait();
  if (wait === 0 || wait > 25 * 60) broken.push(`who guessed waits for ${wait} s after a jump back`);
  clock.jump(120 * minute);
  await witness.look('two hours ahead');
  if ((await guesser.wait()) > 0) broken.push('who guessed two hours ago is still stopped');
  clock.jump(-10 * minute);
  await witness.look('ten minutes back again');
  await witness.stop();
  return { seen: witness.seen, broken: [...watch.broken, ...broken, ...witness.broken] };
}
