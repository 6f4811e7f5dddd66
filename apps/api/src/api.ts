import { contract } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import { agendaHandlers } from './agenda/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { createProviders, type ProviderSettings } from './auth/providers/providers.ts';
import { brokerHandlers } from './broker/handlers.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { PlanRunner } from './calendar/plan-runner.ts';
import { careerHandlers } from './career/handlers.ts';
import { categoryHandlers } from './category/handlers.ts';
import { competitionHandlers } from './competition/handlers.ts';
import type { House } from './context.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { overviewHandlers } from './dashboard/overview-handlers.ts';
import type { Store } from './db/open.ts';
import { entryHandlers } from './entry/handlers.ts';
import { exchangeHandlers } from './exchange/handlers.ts';
import type { Files } from './files/files.ts';
import { homeHandlers } from './home/handlers.ts';
import { serveDocumentation } from './http/documentation.ts';
import { answerErrors } from './http/errors.ts';
import { serveHealth } from './http/health.ts';
import { refuseWhenFull } from './http/refuse-when-full.ts';
import { serve } from './http/serve.ts';
import { serveFiles } from './http/serve-files.ts';
import { startJobs } from './jobs/jobs.ts';
import { sweepWorker } from './jobs/sweep.ts';
import { lineupHandlers } from './lineup/handlers.ts';
import { liveHandlers } from './live/handlers.ts';
import { type LiveSettings, serveLive } from './live/serve-live.ts';
import { serveMailbox } from './mail/mailbox-page.ts';
import { mailboxPost, type Post, smtpPost } from './mail/post.ts';
import { mailWorker } from './mail/write-and-send.ts';
import { closeWorker } from './match/close/close-worker.ts';
import { matchHandlers } from './match/handlers.ts';
import { ladderWorker } from './match/ladder/hourly/ladder-worker.ts';
import { memberHandlers } from './member/handlers.ts';
import { notificationHandlers } from './notification/handlers.ts';
import { openPush, type PushSettings } from './notification/push/service.ts';
import { startNotifications } from './notification/start.ts';
import { organisationHandlers } from './organisation/handlers.ts';
import { CacheRecorder } from './pages/cache-recorder.ts';
import type { ResponseCache } from './pages/response-cache.ts';
import { profileHandlers } from './profile/handlers.ts';
import { publicOrganisationHandlers } from './public-organisation/handlers.ts';
import { publicTraipHandlers } from './public-traip/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { seasonHandlers } from './season/handlers.ts';
import { sheetHandlers } from './sheet/handlers.ts';
import { sitemapHandlers } from './sitemap/handlers.ts';
import { sportHandlers } from './sport/handlers.ts';
import { standingHandlers } from './standings/handlers.ts';
import { statisticsHandlers } from './statistics/handlers.ts';
import { teamHandlers } from './team/handlers.ts';
import { traipHandlers } from './traip/handlers.ts';
import { venueHandlers } from './venue/handlers.ts';

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
  /** Caches public responses until they change; without one nothing is cached. */
  readonly responseCache?: ResponseCache | undefined;
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
  const recorder = settings.responseCache && (await CacheRecorder.open(store.db, settings.responseCache));
  const clock = settings.now ?? (() => new Date());
  const now = () => {
    recorder?.markTimeDependent();
    return clock();
  };
  const { byTheClock = true } = settings;
  const onJobError = (error: Error) => app.log.error({ err: error }, 'a job failed');
  const jobs = await startJobs(store, onJobError, { byTheClock });
  const push = await openPush(store.db, settings.push ?? {}, publicOrigin);
  const house: House = {
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
  const handlers = {
    auth: authHandlers,
    organisation: organisationHandlers,
    member: memberHandlers,
    team: teamHandlers,
    profile: profileHandlers,
    publicOrganisation: publicOrganisationHandlers,
    home: homeHandlers,
    search: searchHandlers,
    career: careerHandlers,
    sport: sportHandlers,
    traip: traipHandlers,
    publicTraip: publicTraipHandlers,
    season: seasonHandlers,
    category: categoryHandlers,
    competition: competitionHandlers,
    entry: entryHandlers,
    standing: standingHandlers,
    broker: brokerHandlers,
    dashboard: dashboardHandlers,
    overview: overviewHandlers,
    venue: venueHandlers,
    calendar: calendarHandlers,
    match: matchHandlers,
    lineup: lineupHandlers,
    statistics: statisticsHandlers,
    exchange: exchangeHandlers,
    live: liveHandlers,
    notification: notificationHandlers,
    agenda: agendaHandlers,
    sheet: sheetHandlers,
    sitemap: sitemapHandlers,
  };
  serve(app, house, contract, handlers, recorder);
  const live = await serveLive(app, house, { store, settings: settings.live });
  if (settings.mail.kind === 'mailbox') serveMailbox(app, store.db);
  const post = postFor(settings.mail, store);
  if (post) await jobs.workMany('mail', mailWorker({ ...house, post }));
  const { mailDelay = 120 } = settings;
  const ground = { store, jobs, push, mailDelay, heartbeat: settings.live?.heartbeat };
  const notifications = await startNotifications(app, house, ground);
  await jobs.work('sweep', sweepWorker(house));
  await jobs.nightly('sweep');
  const onError = (error: unknown) => app.log.error({ err: error }, 'a search failed');
  const plans = new PlanRunner({ db: store.db, now, onError });
  await jobs.work('calendar', plans.work);
  await jobs.work('close-matches', closeWorker(house));
  await jobs.hourly('close-matches');
  await jobs.work('ladders', ladderWorker(house));
  await jobs.hourly('ladders');
  return {
    followers: () => live.followers(),
    stop: async () => {
      await live.stop();
      await notifications.stop();
      await plans.stop();
      await jobs.stop();
      post?.close();
      recorder?.close();
    },
  };
}

function postFor(mail: MailSettings, store: Store): Post | undefined {
  if (mail.kind === 'smtp') return smtpPost(mail.url, mail.from);
  return mail.kind === 'mailbox' ? mailboxPost(store.db) : undefined;
}
