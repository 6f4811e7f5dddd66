import type { Locale } from '@traip/contract';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Store } from '../db/open.ts';
import type { Database } from '../db/schema.ts';

/** A letter to write. Whom it reaches, and with which secret, is decided when it is written. */
export type MailJob = AccountMail | InvitationMail;

export interface AccountMail {
  readonly letter: 'verify-email' | 'already-registered' | 'reset-password';
  readonly email: string;
  readonly locale: Locale;
}

/** What the letter says is read from the invitation; one that is no longer open is not sent. */
export interface InvitationMail {
  readonly letter: 'organisation-invitation' | 'team-invitation';
  readonly invitationId: string;
}

/** The queues, and what each carries. */
export interface JobData {
  readonly mail: MailJob;
  readonly sweep: Record<string, never>;
  readonly 'close-matches': Record<string, never>;
  readonly calendar: { readonly planId: string };
}

type QueueName = keyof JobData;

export interface Jobs {
  /** Queues work as part of the given transaction: no commit, no job. */
  send<Q extends QueueName>(db: Database, queue: Q, data: JobData[Q]): Promise<void>;
}

export type Worker<Q extends QueueName> = (data: JobData[Q]) => Promise<void>;

export interface RunningJobs extends Jobs {
  work<Q extends QueueName>(queue: Q, worker: Worker<Q>): Promise<void>;
  /** Runs a queue's work every night at 04:15, Madrid time. */
  nightly(queue: 'sweep'): Promise<void>;
  /** Runs a queue's work every hour. */
  hourly(queue: 'close-matches'): Promise<void>;
  /** Lets what is being done finish. */
  stop(): Promise<void>;
}

/** A mail that cannot leave is tried again for about two days, ever more slowly. */
const queues = {
  mail: { notify: true, retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3 * 3600 },
  sweep: { retryLimit: 2 },
  'close-matches': { retryLimit: 2 },
  // Whoever searches says every few seconds that they still live: a search that broke off begins anew elsewhere.
  calendar: { notify: true, retryLimit: 3, retryDelay: 1, heartbeatSeconds: 30, expireInSeconds: 600 },
} as const satisfies Record<QueueName, object>;

const noJob = '00000000-0000-0000-0000-000000000000';

export async function startJobs(store: Store, onError: (error: Error) => void): Promise<RunningJobs> {
  const boss = bossOn(store);
  boss.on('error', onError);
  await boss.start();
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options);
    // Makes it remember the queue. Looking it up during a `send` would wait for the transaction that is sending.
    await boss.findJobs(name, { id: noJob });
  }
  return {
    send: async (db, queue, data) => {
      await boss.send(queue, data, { db: fromKysely(db.withoutPlugins()) });
    },
    work: async (queue, worker) => {
      await boss.work<JobData[typeof queue]>(
        queue,
        { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
        async (jobs) => {
          for (const job of jobs) await worker(job.data);
        },
      );
    },
    nightly: (queue) => boss.schedule(queue, '15 4 * * *', {}, { tz: 'Europe/Madrid' }),
    hourly: (queue) => boss.schedule(queue, '7 * * * *', {}, { tz: 'Europe/Madrid' }),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** A notification wakes a worker the moment a job is committed; the polling underneath is only the safety net. */
function bossOn(store: Store): PgBoss {
  return store.kind === 'embedded'
    ? new PgBoss({ db: fromPglite(store.pglite), backend: 'pglite', useListenNotify: true })
    : new PgBoss({ connectionString: store.url, max: jobConnections, useListenNotify: true });
}

const jobConnections = 3;
