import type { Locale } from '@traip/contract';
import { fromKysely, fromPglite, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Store } from '../db/open.ts';
import type { Database } from '../db/schema.ts';

/** A letter to write. Whom it reaches, and with which secret, is decided when it is written. */
export type MailJob = AccountMail | InvitationMail | NotificationMail;

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

/** What one person was told, in one letter; what they have read meanwhile is left out. */
export interface NotificationMail {
  readonly letter: 'notifications';
  readonly userId: string;
  readonly ids: readonly string[];
}

/** The queues, and what each carries. */
export interface JobData {
  readonly mail: MailJob;
  readonly sweep: Record<string, never>;
  readonly 'close-matches': Record<string, never>;
  readonly ladders: Record<string, never>;
  readonly calendar: { readonly planId: string };
  readonly push: { readonly deviceId: string; readonly ids: readonly string[] };
  readonly 'lineups-due': Record<string, never>;
}

type QueueName = keyof JobData;

export interface Jobs {
  /** Queues work as part of the given transaction: no commit, no job. */
  send<Q extends QueueName>(db: Database, queue: Q, data: JobData[Q]): Promise<void>;
  /** As `send`, many at once. */
  sendMany<Q extends QueueName>(db: Database, queue: Q, data: readonly JobData[Q][]): Promise<void>;
}

export type Worker<Q extends QueueName> = (data: JobData[Q]) => Promise<void>;

export interface RunningJobs extends Jobs {
  work<Q extends QueueName>(queue: Q, worker: Worker<Q>): Promise<void>;
  /** As `work`, several at once: what would take minutes one after the other. One that fails does not hold up the rest. */
  workMany<Q extends 'mail' | 'push'>(queue: Q, worker: Worker<Q>): Promise<void>;
  /** Runs a queue's work every night at 04:15, Madrid time. */
  nightly(queue: 'sweep'): Promise<void>;
  /** Runs a queue's work every hour. */
  hourly(queue: 'close-matches' | 'ladders'): Promise<void>;
  /** Runs a queue's work every five minutes, in one process of all. */
  everyFiveMinutes(queue: 'lineups-due'): Promise<void>;
  /** Lets what is being done finish. */
  stop(): Promise<void>;
}

/** A mail that cannot leave is tried again for about two days, ever more slowly. */
const queues = {
  mail: { notify: true, retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3 * 3600 },
  sweep: { retryLimit: 2 },
  'close-matches': { retryLimit: 2 },
  ladders: { retryLimit: 2 },
  // Whoever searches says every few seconds that they still live: a search that broke off begins anew elsewhere.
  calendar: { notify: true, retryLimit: 3, retryDelay: 1, heartbeatSeconds: 30, expireInSeconds: 600 },
  // A device that cannot be reached for an hour has missed it: the inbox has it.
  push: { notify: true, retryLimit: 6, retryDelay: 15, retryBackoff: true, retryDelayMax: 1800 },
  'lineups-due': { retryLimit: 2 },
} as const satisfies Record<QueueName, object>;

const noJob = '00000000-0000-0000-0000-000000000000';

/** `byTheClock`: whether what is due at certain hours is done by itself; tests do it when they mean to. */
export async function startJobs(
  store: Store,
  onError: (error: Error) => void,
  { byTheClock = true } = {},
): Promise<RunningJobs> {
  const boss = bossOn(store, byTheClock);
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
    sendMany: async (db, queue, data) => {
      if (data.length === 0) return;
      const jobs = data.map((one) => ({ data: one }));
      await boss.insert(queue, jobs, { db: fromKysely(db.withoutPlugins()) });
    },
    work: async (queue, worker) => {
      await boss.work<JobData[typeof queue]>(queue, polling, async (jobs) => {
        for (const job of jobs) await worker(job.data);
      });
    },
    workMany: async (queue, worker) => {
      await boss.work(
        queue,
        { ...polling, batchSize: 10, burstWhenBatchFull: true, perJobResults: true },
        async (jobs: Job<JobData[typeof queue]>[]) => {
          const outcomes = await Promise.allSettled(jobs.map((job) => worker(job.data)));
          return jobs.map(({ id }, index) => resultOf(id, outcomes[index], onError));
        },
      );
    },
    nightly: (queue) => boss.schedule(queue, '15 4 * * *', {}, { tz: 'Europe/Madrid' }),
    hourly: (queue) => boss.schedule(queue, '7 * * * *', {}, { tz: 'Europe/Madrid' }),
    everyFiveMinutes: (queue) => boss.schedule(queue, '*/5 * * * *', {}, { tz: 'Europe/Madrid' }),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;

function resultOf(
  id: string,
  outcome: PromiseSettledResult<void> | undefined,
  onError: (error: Error) => void,
): JobResult {
  if (outcome?.status !== 'rejected') return { id, status: 'completed' };
  const error = outcome.reason instanceof Error ? outcome.reason : new Error(String(outcome.reason));
  onError(error);
  return { id, status: 'failed', output: { message: error.message } };
}

/** A notification wakes a worker the moment a job is committed; the polling underneath is only the safety net. */
function bossOn(store: Store, schedule: boolean): PgBoss {
  return store.kind === 'embedded'
    ? new PgBoss({ db: fromPglite(store.pglite), backend: 'pglite', useListenNotify: true, schedule })
    : new PgBoss({ connectionString: store.url, max: jobConnections, useListenNotify: true, schedule });
}

const jobConnections = 3;
