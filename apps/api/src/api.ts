import { contract } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import { PlanRunner } from './competition/calendar/plan-runner.ts';
import { closeWorker } from './competition/match/close/close-worker.ts';
import { ladderWorker } from './competition/match/ladder/hourly/ladder-worker.ts';
import { handlers } from './handlers.ts';
import { openPush, type PushSettings } from './notification/push/service.ts';
import { startNotifications } from './notification/start.ts';
import { createProviders, type ProviderSettings } from './people/auth/providers/providers.ts';
import { mailWorker } from './people/email/email-worker.ts';
import type { Keeper } from './platform/cache/keeper.ts';
import { Keeping } from './platform/cache/keeping.ts';
import type { Store } from './platform/db/open.ts';
import type { Files } from './platform/files/files.ts';
import { serveDocumentation } from './platform/http/documentation.ts';
import { answerErrors } from './platform/http/errors.ts';
import { serveHealth } from './platform/http/health.ts';
import { refuseWhenFull } from './platform/http/refuse-when-full.ts';
import { serveFiles } from './platform/http/serve-files.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { sweepWorker } from './platform/jobs/sweep.ts';
import { type LiveSettings, serveLive } from './platform/live/serve-live.ts';
import { serveMailbox } from './platform/mail/mailbox-page.ts';
import { mailboxPost, type Post, smtpPost } from './platform/mail/mailer.ts';
import { serve } from './platform/routing/serve.ts';
import type { Services } from './platform/services/services.ts';

export interface ApiSettings {
  readonly store: Store;
  /** Where pictures are kept. */
  readonly files: Files;
  /** Signs access tokens; at least 32 bytes. */
  readonly secret: Uint8Array;
  /** The address that people type, without a slash at the end. */
  readonly publicOrigin: string;
  readonly providers: ProviderSettings;
  /** Whether a password must not be one that guessers try first; six characters are enough otherwise. */
  readonly refusesEasyPasswords?: boolean;
  readonly mail: MailSettings;
  /** How those are served who follow live; what is not named is as usual. */
  readonly live?: Partial<LiveSettings>;
  /** How devices ring; what is not named is as usual. */
  readonly push?: PushSettings;
  /** Seconds in which news gather before they leave as one mail. */
  readonly mailDelay?: number;
  /** Whether nothing more is taken in because the disk is short of room. */
  readonly isFull?: () => boolean;
  /** Whether what is due at certain hours is done by itself. */
  readonly byTheClock?: boolean;
  /** Keeps what everybody gets, until it changes; nobody does unless told. */
  readonly keeper?: Keeper | undefined;
  readonly now?: () => Date;
}

/** Mails leave by SMTP, stay in the mailbox of a development machine, or wait in the queue until there is SMTP. */
export type MailSettings =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'mailbox' }
  | { readonly kind: 'wait' };

export interface Api {
  /** How many follow something live at this moment. */
  followers(): number;
  /** Stops the work in the background; requests are the server's to finish. */
  stop(): Promise<void>;
}

/** Puts the backend on a server: the calls, their documentation, health, and the work in the background. */
export async function createApi(app: FastifyInstance, settings: ApiSettings): Promise<Api> {
  const { store, files, secret, publicOrigin } = settings;
  const keeping = settings.keeper && (await Keeping.open(store.db, settings.keeper));
  const clock = settings.now ?? (() => new Date());
  const now = () => {
    keeping?.noteClock();
    return clock();
  };
  const { byTheClock = true } = settings;
  const onJobError = (error: Error) => app.log.error({ err: error }, 'a job failed');
  const jobs = await startJobs(store, onJobError, { byTheClock });
  const push = await openPush(store.db, settings.push ?? {}, publicOrigin);
  const services: Services = {
    db: store.db,
    jobs,
    files,
    secret,
    publicOrigin,
    refusesEasyPasswords: settings.refusesEasyPasswords ?? false,
    providers: createProviders(settings.providers),
    push,
    now,
  };
  answerErrors(app);
  if (settings.isFull) refuseWhenFull(app, settings.isFull);
  serveHealth(app, store);
  serveDocumentation(app);
  serveFiles(app, files);
  serve(app, services, contract, handlers, keeping);
  const live = await serveLive(app, services, { store, settings: settings.live });
  if (settings.mail.kind === 'mailbox') serveMailbox(app, store.db);
  const post = postFor(settings.mail, store);
  if (post) await jobs.workMany('mail', mailWorker({ ...services, post }));
  const { mailDelay = 120 } = settings;
  const ground = { store, jobs, push, mailDelay, heartbeat: settings.live?.heartbeat };
  const notifications = await startNotifications(app, services, ground);
  await jobs.work('sweep', sweepWorker(services));
  await jobs.nightly('sweep');
  const onError = (error: unknown) => app.log.error({ err: error }, 'a search failed');
  const plans = new PlanRunner({ db: store.db, now, onError });
  await jobs.work('calendar', plans.work);
  await jobs.work('close-matches', closeWorker(services));
  await jobs.hourly('close-matches');
  await jobs.work('ladders', ladderWorker(services));
  await jobs.hourly('ladders');
  return {
    followers: () => live.followers(),
    stop: async () => {
      await live.stop();
      await notifications.stop();
      await plans.stop();
      await jobs.stop();
      post?.close();
      keeping?.close();
    },
  };
}

function postFor(mail: MailSettings, store: Store): Post | undefined {
  if (mail.kind === 'smtp') return smtpPost(mail.url, mail.from);
  return mail.kind === 'mailbox' ? mailboxPost(store.db) : undefined;
}
