import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, Product } from '@traip/traip/launch';
import { plantReferees } from '../scoring/federation.ts';
import { ResponseMonitor } from '../scoring/response-monitor.ts';
import { ClockProbe } from './clock-probe.ts';
import type { Fault, Verdict } from './fault.ts';
import { MailServer } from './mail-server.ts';
import { PasswordGuesser } from './password-guesser.ts';
import { RefreshingSession } from './refreshing-session.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const minute = 60_000;
/** When summer time begins in Spain. */
const summerBegins = Date.parse('2027-03-28T01:00:00Z');

/** The machine's clock jumps: to summer time, two hours ahead, ten minutes back. */
export const clockJumps: Fault = async ({ database }) => {
  if (database !== undefined) return 'a database server has a clock of its own';
  using folder = new TemporaryFolder();
  const mailServer = new MailServer(await freePort());
  await mailServer.start();
  const clock = new ShiftedClock(join(folder.path, 'clock'));
  clock.set(summerBegins - 40 * minute);
  const product = await Product.with({
    WEB: 'none',
    LOG_LEVEL: 'error',
    DEMO_DATA: 'false',
    DATA_DIR: folder.path,
    SMTP_URL: mailServer.url,
    ...clock.settings,
  });
  try {
    await plantReferees({ folder: folder.path }, 1);
    await product.start();
    return await trial(product, clock, mailServer);
  } finally {
    await product.stop();
    await mailServer.stop();
  }
};

/** The clock that Traip sees: shifted from the real one. */
class ShiftedClock {
  readonly #file: string;
  #ahead = 0;

  constructor(file: string) {
    this.#file = file;
  }

  get settings(): Record<string, string> {
    const program = new URL('./shifted-clock.ts', import.meta.url).href;
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

async function trial(product: Product, clock: ShiftedClock, mailServer: MailServer): Promise<Verdict> {
  const monitor = new ResponseMonitor();
  const probe = await ClockProbe.at(new RefreshingSession(product.origin, monitor.fetch), mailServer);
  const guesser = new PasswordGuesser(product.origin, monitor.fetch);
  const broken: string[] = [];
  await probe.check('before');
  clock.set(summerBegins - 5_000);
  await probe.check('just before summer time');
  while (clock.now < summerBegins + 2_000) await pause(200);
  await probe.check('in summer time');
  if (!(await guesser.guessRepeatedly())) broken.push('who guesses was never stopped');
  clock.jump(-10 * minute);
  await probe.check('ten minutes back');
  // A clock set back may lengthen a wait by that much, and no more.
  const wait = await guesser.wait();
  if (wait === 0 || wait > 25 * 60) broken.push(`the guesser waits ${wait} s after a jump back`);
  clock.jump(120 * minute);
  await probe.check('two hours ahead');
  if ((await guesser.wait()) > 0) broken.push('the guesser is still limited after two hours');
  clock.jump(-10 * minute);
  await probe.check('ten minutes back again');
  await probe.stop();
  return { seen: probe.seen, broken: [...monitor.broken, ...broken, ...probe.broken] };
}
