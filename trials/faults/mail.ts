import { setTimeout as pause } from 'node:timers/promises';
import { contract, createClient } from '@traip/contract';
import { freePort, Product } from '@traip/traip/launch';
import { Watch } from '../scoring/watch.ts';
import type { Fault, Options, Verdict } from './fault.ts';
import { person } from './person.ts';
import { PostOffice } from './post-office.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const perTurn = 4;
const trouble = 8_000;
const patience = 240_000;

/** The mail server is silent, away and in trouble; people register all the same, and each gets one letter in the end. */
export const mailFails: Fault = async ({ database }: Options) => {
  using folder = new TemporaryFolder();
  const post = new PostOffice(await freePort());
  const product = await Product.with({
    WEB: 'none',
    LOG_LEVEL: 'fatal',
    DEMO_DATA: 'false',
    DATA_DIR: folder.path,
    SMTP_URL: post.url,
    ...(database === undefined ? {} : { DATABASE_URL: database }),
  });
  try {
    await product.start();
    return await trial(product, post);
  } finally {
    await product.stop();
    await post.leave();
  }
};

async function trial(product: Product, post: PostOffice): Promise<Verdict> {
  const watch = new Watch();
  const expected: string[] = [];
  const registerSome = async (turn: string) => {
    for (let each = 0; each < perTurn; each += 1)
      expected.push(await register(product.origin, watch, turn, each));
  };
  // Whoever waited for a letter to leave would never be answered here.
  await post.be('silent');
  await registerSome('silent');
  await post.leave();
  await registerSome('away');
  await pause(trouble);
  await post.be('not-now');
  await registerSome('not-now');
  await pause(trouble);
  const turnedAway = post.turnedAway;
  const early = post.arrived.length;
  await post.work();
  await registerSome('at-work');
  await untilArrived(post, expected);
  // A second letter would come now.
  await pause(trouble);
  const broken = [...watch.broken, ...wrongLetters(post.arrived, expected)];
  if (turnedAway === 0 || early > 0) broken.push('the mail server was never in trouble: that proves nothing');
  return {
    seen: [`${expected.length} letters, ${turnedAway} turned away before, ${post.arrived.length} arrived`],
    broken,
  };
}

async function register(origin: string, watch: Watch, turn: string, each: number): Promise<string> {
  const email = `${turn}-${each}@example.com`;
  await createClient(contract.auth, { origin, fetch: watch.fetch }).register({ body: { ...person, email } });
  return email;
}

async function untilArrived(post: PostOffice, expected: readonly string[]): Promise<void> {
  for (let waited = 0; waited < patience && post.arrived.length < expected.length; waited += 250)
    await pause(250);
}

function wrongLetters(arrived: readonly string[], expected: readonly string[]): readonly string[] {
  return expected.flatMap((email) => {
    const times = arrived.filter((address) => address === email).length;
    return times === 1 ? [] : [`${email} got ${times} letters`];
  });
}
