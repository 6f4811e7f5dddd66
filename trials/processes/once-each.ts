import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres, type Store } from '@traip/api';
import type { startMailbox } from '@traip/api/testing';
import { authRoutes, createClient } from '@traip/contract';
import { sql } from 'kysely';
import type { Verdict } from '../faults/fault.ts';
import type { Fleet } from './fleet.ts';

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

const people = 24;
const longest = 60_000;

/** Everyone who registers, at whichever process, gets one email. */
export async function emailsLeaveOnce(fleet: Fleet, mailbox: Mailbox): Promise<Verdict> {
  const run = Date.now();
  const addresses = Array.from({ length: people }, (_, number) => `trial.${run}.${number}@traip.test`);
  await Promise.all(
    addresses.map((email, turn) =>
      createClient(authRoutes, { origin: fleet.originAt(turn) }).register({
        body: {
          email,
          password: 'una-clave-larga-7',
          firstName: 'Ana',
          surnames: 'Gil',
          birthday: '1990-05-17',
          favoriteSport: 'FOOTBALL',
        },
      }),
    ),
  );
  const counts = () => addresses.map((email) => mailbox.countFor(email));
  for (let waited = 0; waited < longest && counts().includes(0); waited += 200) await pause(200);
  // A second email would follow closely.
  await pause(5_000);
  return {
    seen: [`${people} people registered, and one letter reached each`],
    broken: counts()
      .filter((count) => count !== 1)
      .map((count) => `somebody got ${count} letters`),
  };
}

const minutes = 2;

/** Scheduled work is done by only one process. To test it, one queue is scheduled for every minute. */
export async function clockWorkIsDoneOnce(database: string): Promise<Verdict> {
  const store = openPostgres({ url: database, connections: 1, onConnectionLost: () => undefined });
  try {
    await sql`update pgboss.schedule set cron = '* * * * *' where name = 'lineups-due'`.execute(store.db);
    const begun = new Date();
    await pause((minutes + 1) * 60_000 + 5_000);
    const runs = await runsSince(store, begun);
    const often = runs.filter(({ count }) => count > 1);
    return {
      seen: [`work of the clock was done in ${runs.length} minutes, once in each`],
      broken: [
        ...often.map(({ count }) => `in one minute the same work was done ${count} times`),
        ...(runs.length >= minutes ? [] : [`in ${minutes + 1} minutes it was done ${runs.length} times`]),
      ],
    };
  } finally {
    await store.close();
  }
}

async function runsSince({ db }: Store, begun: Date): Promise<readonly { readonly count: number }[]> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pgboss.job
    where name = 'lineups-due' and created_on > ${begun} group by date_trunc('minute', created_on)`.execute(
    db,
  );
  return rows.map(({ count }) => ({ count: Number(count) }));
}
