import { setTimeout as pause } from 'node:timers/promises';
import { authRoutes, createClient } from '@traip/contract';
import { freePort, Product } from '@traip/traip/launch';
import { ResponseMonitor } from '../scoring/response-monitor.ts';
import type { Fault, Options, Verdict } from './fault.ts';
import { MailServer } from './mail-server.ts';
import { person } from './person.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const perTurn = 4;
const outage = 8_000;
const timeout = 240_000;

/** The mail server hangs, is down and rejects; people register anyway, and each finally gets one email. */
export const mailFails: Fault = async ({ database }: Options) => {
  using folder = new TemporaryFolder();
  const mailServer = new MailServer(await freePort());
  const product = await Product.with({
    WEB: 'none',
    LOG_LEVEL: 'fatal',
    DEMO_DATA: 'false',
    DATA_DIR: folder.path,
    SMTP_URL: mailServer.url,
    ...(database === undefined ? {} : { DATABASE_URL: database }),
  });
  try {
    await product.start();
    return await trial(product, mailServer);
  } finally {
    await product.stop();
    await mailServer.stop();
  }
};

async function trial(product: Product, mailServer: MailServer): Promise<Verdict> {
  const monitor = new ResponseMonitor();
  const expected: string[] = [];
  const registerSome = async (turn: string) => {
    for (let each = 0; each < perTurn; each += 1)
      expected.push(await register(product.origin, monitor, turn, each));
  };
  // A registration that waited for its email to leave would never get a response here.
  await mailServer.failWith('silent');
  await registerSome('silent');
  await mailServer.stop();
  await registerSome('away');
  await pause(outage);
  await mailServer.failWith('not-now');
  await registerSome('not-now');
  await pause(outage);
  const rejected = mailServer.rejected;
  const early = mailServer.delivered.length;
  await mailServer.start();
  await registerSome('at-work');
  await untilArrived(mailServer, expected);
  // A second email would arrive now.
  await pause(outage);
  const broken = [...monitor.broken, ...wrongEmails(mailServer.delivered, expected)];
  if (rejected === 0 || early > 0) broken.push('the mail server was never in trouble: that proves nothing');
  return {
    seen: [
      `${expected.length} letters, ${rejected} turned away before, ${mailServer.delivered.length} arrived`,
    ],
    broken,
  };
}

async function register(
  origin: string,
  monitor: ResponseMonitor,
  turn: string,
  each: number,
): Promise<string> {
  const email = `${turn}-${each}@example.com`;
  await createClient(authRoutes, { origin, fetch: monitor.fetch }).register({
    body: { ...person, email },
  });
  return email;
}

async function untilArrived(mailServer: MailServer, expected: readonly string[]): Promise<void> {
  for (let waited = 0; waited < timeout && mailServer.delivered.length < expected.length; waited += 250)
    await pause(250);
}

function wrongEmails(arrived: readonly string[], expected: readonly string[]): readonly string[] {
  return expected.flatMap((email) => {
    const times = arrived.filter((address) => address === email).length;
    return times === 1 ? [] : [`${email} got ${times} letters`];
  });
}
