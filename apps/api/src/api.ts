import { contract } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import { PlanRunner } from './competition/calendar/plan-runner.ts';
import { removalWorker } from './competition/deleted/removal/removal-worker.ts';
import { closeWorker } from './competition/match/close/close-worker.ts';
import { ladderWorker } from './competition/match/ladder/hourly/ladder-worker.ts';
import { licenceWorker } from './competition/registration/nightly/licence-worker.ts';
import { squadsDueWorker } from './competition/registration/reminders/squads-due.ts';
import { saveLicenceKeys } from './competition/registration/token/queries.ts';
import { handlers } from './handlers.ts';
import { createPushService, type PushSettings } from './notification/push/service.ts';
import { startNotifications } from './notification/start.ts';
import type { WebhookSettings } from './notification/webhook/deliver/settings.ts';
import { serveOauth } from './people/app/endpoints/serve-oauth.ts';
import { createProviders, type ProviderSettings } from './people/auth/providers/providers.ts';
import { emailWorker } from './people/email/email-worker.ts';
import { familyWorker } from './people/family/nightly/family-worker.ts';
import { createLegalTexts, type LegalSettings } from './people/legal/create-legal-texts.ts';
import { CacheRecorder } from './platform/cache/cache-recorder.ts';
import type { ResponseCache } from './platform/cache/response-cache.ts';
import type { Store } from './platform/db/open.ts';
import { setConsentAge } from './platform/db/set-consent-age.ts';
import type { Files } from './platform/files/files.ts';
import { serveDocumentation } from './platform/http/documentation.ts';
import { handleErrors } from './platform/http/errors.ts';
import { serveHealth } from './platform/http/health.ts';
import { refuseWhenFull } from './platform/http/refuse-when-full.ts';
import { serveFiles } from './platform/http/serve-files.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { sweepWorker } from './platform/jobs/sweep.ts';
import { type LiveSettings, serveLive } from './platform/live/serve-live.ts';
import { serveMailbox } from './platform/mail/mailbox-page.ts';
import { type Mailer, mailboxMailer, smtpMailer } from './platform/mail/mailer.ts';
import { serveCalls } from './platform/routing/serve.ts';
import type { DemoAccounts } from './platform/services/demo-accounts.ts';
import { createKeys } from './platform/services/keys.ts';
import type { Services } from './platform/services/services.ts';

export interface ApiSettings {
  readonly store: Store;
  /** Stores uploaded pictures. */
  readonly files: Files;
  /** The keys for tokens and links are derived from it; at least 32 bytes. */
  readonly secret: Uint8Array;
  /** Previous secrets: their signatures stay valid. */
  readonly earlierSecrets?: readonly Uint8Array[];
  /** The public URL of the site, without a trailing slash. */
  readonly publicOrigin: string;
  readonly providers: ProviderSettings;
  /** From this age people can register themselves; 14 by default, as in Spain. */
  readonly consentAge?: number;
  /** The operator, and their own legal texts. */
  readonly legal?: LegalSettings;
  /** Whether commonly guessed passwords are refused; otherwise six characters are enough. */
  readonly refusesEasyPasswords?: boolean;
  readonly mail: MailSettings;
  /** Only with demo data. */
  readonly demo?: DemoAccounts | undefined;
  /** Overrides for the live feeds. */
  readonly live?: Partial<LiveSettings>;
  /** Overrides for push messages. */
  readonly push?: PushSettings;
  /** Overrides for webhooks. */
  readonly webhooks?: WebhookSettings;
  /** Seconds during which notifications are collected into one email. */
  readonly mailDelay?: number;
  /** Whether writes are refused because the disk is almost full. */
  readonly isFull?: () => boolean;
  /** Whether scheduled jobs run automatically; tests start them explicitly. */
  readonly runsSchedule?: boolean;
  /** Caches public responses until they change; without one nothing is cached. */
  readonly responseCache?: ResponseCache | undefined;
  readonly now?: () => Date;
}

/** Emails are sent by SMTP, stay in the mailbox of a development machine, or wait in the queue until SMTP is configured. */
export type MailSettings =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'mailbox' }
  | { readonly kind: 'wait' };

export interface Api {
  /** How many live connections are open now. */
  followers(): number;
  /** Stops the background work; finishing requests is up to the server. */
  stop(): Promise<void>;
}

/** Adds the backend to a server: the calls, their documentation, health checks, and background jobs. */
export async function createApi(app: FastifyInstance, settings: ApiSettings): Promise<Api> {
  const { store, files, publicOrigin } = settings;
  const recorder = settings.responseCache && (await CacheRecorder.open(store.db, settings.responseCache));
  const clock = settings.now ?? (() => new Date());
  const now = () => {
    recorder?.markTimeDependent();
    return clock();
  };
  const { runsSchedule = true } = settings;
  const onJobError = (error: Error) => app.log.error({ err: error }, 'a job failed');
  const jobs = await startJobs(store, onJobError, { runsSchedule });
  const push = await createPushService(store.db, settings.push ?? {}, publicOrigin);
  const { consentAge = 14, legal = {}, webhooks = {} } = settings;
  await setConsentAge(store.db, consentAge);
  const services: Services = {
    db: store.db,
    jobs,
    files,
    keys: createKeys(settings.secret, settings.earlierSecrets),
    publicOrigin,
    consentAge,
    legalTexts: createLegalTexts(legal, { consentAge, publicOrigin }),
    operatorName: legal.operator?.OPERATOR_NAME ?? null,
    refusesEasyPasswords: settings.refusesEasyPasswords ?? false,
    providers: createProviders(settings.providers),
    demo: settings.demo ?? null,
    push,
    allowsLocalWebhooks: webhooks.allowsLocal ?? false,
    now,
  };
  await saveLicenceKeys(services);
  handleErrors(app);
  if (settings.isFull) refuseWhenFull(app, settings.isFull);
  serveHealth(app, store);
  serveDocumentation(app);
  serveFiles(app, files);
  serveOauth(app, services);
  serveCalls(app, services, contract, handlers, recorder);
  const live = await serveLive(app, services, { store, settings: settings.live });
  if (settings.mail.kind === 'mailbox') serveMailbox(app, store.db);
  const mailer = await createMailer(settings.mail, store);
  if (mailer) await jobs.workConcurrently('mail', emailWorker({ ...services, mailer }));
  const { mailDelay = 120 } = settings;
  const options = { store, jobs, push, mailDelay, heartbeat: settings.live?.heartbeat, webhooks };
  const notifications = await startNotifications(app, services, options);
  await jobs.work('sweep', sweepWorker(services));
  await jobs.nightly('sweep');
  await jobs.work('remove-deleted', removalWorker(services));
  await jobs.nightly('remove-deleted');
  await jobs.work('families', familyWorker(services));
  await jobs.nightly('families');
  await jobs.work('licences', licenceWorker({ ...services, log: app.log }));
  await jobs.nightly('licences');
  await jobs.work('squads-due', squadsDueWorker(services));
  await jobs.hourly('squads-due');
  const onError = (error: unknown) => app.log.error({ err: error }, 'a search failed');
  const plans = new PlanRunner({ db: store.db, now, jobs, onError });
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
      mailer?.close();
      recorder?.close();
    },
  };
}

async function createMailer(mail: MailSettings, store: Store): Promise<Mailer | undefined> {
  if (mail.kind === 'smtp') return smtpMailer(mail.url, mail.from);
  return mail.kind === 'mailbox' ? mailboxMailer(store.db) : undefined;
}
