import { parseArgs } from 'node:util';
import { startMailbox } from '@traip/api/testing';
import type { Verdict } from '../faults/fault.ts';
import { TemporaryFolder } from '../faults/temporary-folder.ts';
import { plantReferees } from '../scoring/federation.ts';
import { Fleet } from './fleet.ts';
import { clockWorkIsDoneOnce, emailsLeaveOnce } from './once-each.ts';
import { seenEverywhere } from './seen-everywhere.ts';
import { limitsAreShared, signingOutCountsEverywhere } from './shared.ts';
import { throughput } from './throughput.ts';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '2,4' },
    /** PostgreSQL with an empty database. */
    database: { type: 'string' },
    /** Measures the throughput of one, two and four processes, instead of checking that they act as one. */
    measure: { type: 'boolean', default: false },
  },
});
const { database } = values;
if (database === undefined) {
  console.error('Several processes need a PostgreSQL that they share: --database postgres://…');
  process.exit(2);
}
const mailbox = await startMailbox();
await plantReferees({ folder: '', database }, 1);
let isWhole = true;

async function withFleet<T>(count: number, url: string, work: (fleet: Fleet) => Promise<T>): Promise<T> {
  using folder = new TemporaryFolder();
  const fleet = await Fleet.of(count, { database: url, folder: folder.path, mail: mailbox.url });
  try {
    await fleet.start();
    return await work(fleet);
  } finally {
    await fleet.stop();
  }
}

function report({ seen, broken }: Verdict): void {
  for (const sentence of broken.length === 0 ? seen : broken) console.log(`  ${sentence}`);
  if (broken.length > 0) isWhole = false;
}

async function runTrials(count: number, url: string): Promise<void> {
  console.log(`${count} processes on one PostgreSQL:`);
  await withFleet(count, url, async (fleet) => {
    report(await seenEverywhere(fleet));
    report(await limitsAreShared(fleet));
    report(await signingOutCountsEverywhere(fleet));
    report(await emailsLeaveOnce(fleet, mailbox));
    report(await clockWorkIsDoneOnce(url));
  });
}

if (values.measure) {
  for (const count of [1, 2, 4]) console.log(await withFleet(count, database, throughput));
} else {
  for (const count of values.processes.split(',').map(Number)) await runTrials(count, database);
  console.log(isWhole ? 'Several are as one.' : 'Promises were broken.');
}
process.exit(isWhole ? 0 : 1);
