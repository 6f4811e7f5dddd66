import type { Locale } from '@traip/contract';
import { fromKysely, fromPglite, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { FollowMoment } from '../db/follow-tables.ts';
import type { Store } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { traceStep } from '../tracing/tracing.ts';

/** An email to send; recipient and secret are read when it is written. `letter` is stored in the queue and keeps its name. */
type EmailJob = AccountEmailJob | InvitationEmailJob | NotificationEmailJob | OwnAccountEmailJob;

export interface AccountEmailJob {
  readonly letter:
    | 'verify-email'
    | 'already-registered'
    | 'reset-password'
    | 'new-device'
    | 'change-email'
    | 'email-changed';
  readonly email: string;
  readonly locale: Locale;
  /** The registration that the link verifies. */
  readonly registrationId?: string;
  /** The session that was opened on a new device. */
  readonly sessionId?: string;
  /** The address that the account will get. */
  readonly newEmail?: string;
  /** Whose address was changed, and when. */
  readonly userId?: string;
  readonly at?: string;
}

/** Written from the invitation's state at sending time; nothing is sent if it is no longer open. */
export interface InvitationEmailJob {
  readonly letter: 'organisation-invitation' | 'team-invitation';
  readonly invitationId: string;
}

/** Several notifications of one person in one email; those read meanwhile are left out. */
export interface NotificationEmailJob {
  readonly letter: 'notifications';
  readonly userId: string;
  readonly ids: readonly string[];
}

/** To a person without an account who may now have one; nothing is sent if they got one meanwhile. */
export interface OwnAccountEmailJob {
  readonly letter: 'own-account';
  readonly personId: string;
  readonly age: number;
  readonly locale: Locale;
}

/** One attempt of a delivery. */
interface WebhookJob {
  readonly deliveryId: string;
  readonly webhookId: string;
}

/** Notifications of a user, for one of their devices; those read meanwhile are left out. */
export interface AccountPush {
  readonly deviceId: string;
  readonly ids: readonly string[];
}

/** News for a device without an account, as of a moment. */
export interface DevicePush {
  readonly newsId: string;
  /** As ISO 8601. */
  readonly at: string;
}

/** News for the followers of a match, a competition or a race. */
export interface FollowerNews {
  readonly matchId: string | null;
  readonly competitionId: string | null;
  readonly raceId: string | null;
  readonly moment: FollowMoment;
  readonly details: Record<string, unknown>;
  readonly by: string | null;
  /** As ISO 8601. */
  readonly at: string;
}

/** The queues and the payload of each. */
interface JobData {
  readonly mail: EmailJob;
  readonly sweep: Record<string, never>;
  readonly 'remove-deleted': Record<string, never>;
  readonly families: Record<string, never>;
  readonly licences: Record<string, never>;
  readonly 'close-matches': Record<string, never>;
  readonly ladders: Record<string, never>;
  readonly calendar: { readonly planId: string };
  readonly push: AccountPush | DevicePush;
  readonly webhook: WebhookJob;
  readonly followers: FollowerNews;
  readonly 'lineups-due': Record<string, never>;
  readonly 'squads-due': Record<string, never>;
}

type QueueName = keyof JobData;

export interface Jobs {
  /** Queues a job within the given transaction: no commit, no job. */
  send<Q extends QueueName>(db: Database, queue: Q, data: JobData[Q]): Promise<void>;
  /** Like `send`, for many jobs. */
  sendMany<Q extends QueueName>(db: Database, queue: Q, data: readonly JobData[Q][]): Promise<void>;
  /** Like `sendMany`, for delivery attempts after some seconds. Jobs of one webhook form a group. */
  sendToWebhooks(db: Database, data: readonly WebhookJob[], seconds?: number): Promise<void>;
}

export type Worker<Q extends QueueName> = (data: JobData[Q]) => Promise<void>;

export interface RunningJobs extends Jobs {
  work<Q extends QueueName>(queue: Q, worker: Worker<Q>): Promise<void>;
  /** Like `work`, with several jobs at a time; a failing one does not hold up the rest. */
  workConcurrently<Q extends 'mail' | 'push'>(queue: Q, worker: Worker<Q>): Promise<void>;
  /** Several at a time, but few of one webhook: one that does not answer holds up no other. */
  workForWebhooks(worker: Worker<'webhook'>): Promise<void>;
  /** Runs a queue's work every night at 04:15, Madrid time. */
  nightly(queue: 'sweep' | 'remove-deleted' | 'families' | 'licences'): Promise<void>;
  /** Runs a queue's work every hour. */
  hourly(queue: 'close-matches' | 'ladders' | 'squads-due'): Promise<void>;
  /** Runs a queue's work every five minutes. */
  everyFiveMinutes(queue: 'lineups-due'): Promise<void>;
  /** Waits for running jobs to finish. */
  stop(): Promise<void>;
}

/** An email that cannot be sent is retried for about two days, with growing delays. */
const queues = {
  mail: { notify: true, retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3 * 3600 },
  sweep: { retryLimit: 2 },
  'remove-deleted': { retryLimit: 2 },
  families: { retryLimit: 2 },
  licences: { retryLimit: 2 },
  'close-matches': { retryLimit: 2 },
  ladders: { retryLimit: 2 },
  // A search whose process dies stops sending heartbeats and is restarted by another process.
  calendar: { notify: true, retryLimit: 3, retryDelay: 1, heartbeatSeconds: 30, expireInSeconds: 600 },
  // A device that stays unreachable for an hour misses the message; it is in the inbox.
  push: { notify: true, retryLimit: 6, retryDelay: 15, retryBackoff: true, retryDelayMax: 1800 },
  // A failed delivery is retried by its own job: these retries are for a process that dies meanwhile.
  webhook: { notify: true, retryLimit: 3, retryDelay: 30, expireInSeconds: 120 },
  // Running it twice is harmless: followers who were notified already are skipped.
  followers: { notify: true, retryLimit: 3, retryDelay: 10, expireInSeconds: 600 },
  'lineups-due': { retryLimit: 2 },
  'squads-due': { retryLimit: 2 },
} as const satisfies Record<QueueName, object>;

const nilUuid = '00000000-0000-0000-0000-000000000000';

/** `runsSchedule`: whether scheduled jobs start automatically; tests start them explicitly. */
export async function startJobs(
  store: Store,
  onError: (error: Error) => void,
  { runsSchedule = true } = {},
): Promise<RunningJobs> {
  const boss = createBoss(store, runsSchedule);
  boss.on('error', onError);
  await boss.start();
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options);
    // Fills pg-boss's queue cache: a lookup during `send` would deadlock with the sending transaction.
    await boss.findJobs(name, { id: nilUuid });
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
    sendToWebhooks: async (db, data, seconds = 0) => {
      if (data.length === 0) return;
      const jobs = data.map((one) => ({ data: one, group: { id: one.webhookId }, startAfter: seconds }));
      await boss.insert('webhook', jobs, { db: fromKysely(db.withoutPlugins()) });
    },
    workForWebhooks: async (worker) => {
      await boss.work<WebhookJob>('webhook', webhookWork, async (jobs) => {
        for (const job of jobs) await traceStep({ kind: 'job', name: 'webhook' }, () => worker(job.data));
      });
    },
    work: async (queue, worker) => {
      await boss.work<JobData[typeof queue]>(queue, polling, async (jobs) => {
        for (const job of jobs) await traceStep({ kind: 'job', name: queue }, () => worker(job.data));
      });
    },
    workConcurrently: async (queue, worker) => {
      await boss.work(
        queue,
        { ...polling, batchSize: 10, burstWhenBatchFull: true, perJobResults: true },
        async (jobs: Job<JobData[typeof queue]>[]) => {
          const outcomes = await Promise.allSettled(
            jobs.map((job) => traceStep({ kind: 'job', name: queue }, () => worker(job.data))),
          );
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

const webhookWork = {
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 5,
  burstWhenBatchFull: true,
  localConcurrency: 4,
  localGroupConcurrency: 2,
} as const;

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

/** LISTEN/NOTIFY wakes a worker as soon as a job is committed; polling is only the safety net. */
function createBoss(store: Store, schedule: boolean): PgBoss {
  return store.kind === 'embedded'
    ? new PgBoss({ db: fromPglite(store.pglite), backend: 'pglite', useListenNotify: true, schedule })
    : new PgBoss({ connectionString: store.url, max: jobConnections, useListenNotify: true, schedule });
}

const jobConnections = 3;
