import type { Server } from 'node:net';
import {
  ChangeFeed,
  createApi,
  type DemoOutcome,
  DemoSimulator,
  findArchiveState,
  type MailSettings,
  migrate,
  type PushSettings,
  type Store,
  seedDemo,
} from '@traip/api';
import type { FastifyInstance } from 'fastify';
import { timeOfLastGood } from './backup/history.ts';
import { CacheFront } from './cache/cache-front.ts';
import { PageCache } from './cache/page-cache.ts';
import type { Config } from './config.ts';
import { Connections } from './connections/connections.ts';
import { firstAddressOf, openOtherAddresses, openPrivateListener } from './connections/listeners.ts';
import { listenError, requireFreePort } from './connections/port.ts';
import { prepareFolder } from './data-folder.ts';
import { liveLeague } from './demo/competitions.ts';
import { personas } from './demo/people.ts';
import { demoWorld } from './demo-world.ts';
import { openFiles } from './file-storage.ts';
import { legalSettings } from './legal-texts.ts';
import { addGauges, hitCounter, measureRequests, serveMetrics } from './metrics/metrics.ts';
import { withProgress } from './print.ts';
import { providerSettings } from './provider-settings.ts';
import { bytesOf, readOrMakeSecret } from './secret.ts';
import { createServer } from './server.ts';
import { openStore } from './store.ts';
import { openTracesIfConfigured } from './traces/traces.ts';
import { serveWeb } from './web/web.ts';

export interface Traip {
  readonly hasDemoData: boolean;
  readonly mail: MailSettings['kind'];
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

/** Starts everything in order. If a step fails, those already started are stopped again. */
export async function startTraip(config: Config): Promise<Traip> {
  const stops: Stop[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    return { ...(await start(config, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(config: Config, stops: Stop[]): Promise<Omit<Traip, 'stop'>> {
  await requireFreePort(config);
  const legal = legalSettings(config);
  prepareFolder(config.DATA_DIR);
  const front = new CacheFront();
  const app = createServer(config, front);
  const connections = new Connections();
  connections.attach(app.server);
  const servers: Server[] = [app.server];
  const traces = await openTracesIfConfigured(config);
  traces?.follow(app);
  if (traces) stops.push(traces.stop);
  const registry = measureRequests(app);
  const report = (error: unknown) => app.log.error({ err: error }, 'database error');
  const { store, isFull, close } = await withProgress(
    'Database',
    () => openStore(config, report),
    (opened) => opened.description,
  );
  stops.push(close);
  await withProgress(
    'Tables',
    () => migrate(store.db),
    (steps) => (steps.length > 0 ? `updated: ${steps.join(', ')}` : 'up to date'),
  );
  const demo = config.DEMO_DATA ? await seedDemoData(store) : 'absent';
  const secret = config.AUTH_SECRET ?? readOrMakeSecret(config.DATA_DIR);
  const mail = mailSettings(config);
  const cache = cacheFor(config, store);
  const api = await createApi(app, {
    store,
    responseCache: cache,
    files: openFiles(config),
    secret: bytesOf(secret),
    earlierSecrets: config.EARLIER_AUTH_SECRETS.map(bytesOf),
    publicOrigin: config.PUBLIC_ORIGIN,
    providers: providerSettings(config),
    consentAge: config.CONSENT_AGE,
    legal,
    refusesEasyPasswords: !config.EASY_PASSWORDS,
    mail,
    demo: demo === 'absent' ? undefined : { password: demoWorld.password, personas },
    mailDelay: config.MAIL_DELAY,
    live: { total: config.LIVE_LINES },
    push: pushSettings(config),
    webhooks: { allowsLocal: config.LOCAL_WEBHOOKS },
    isFull,
  });
  stops.push(() => api.stop());
  addGauges(registry, {
    followers: api.followers,
    lastGoodBackup: () => timeOfLastGood(config.DATA_DIR),
    ...(config.DATABASE_URL ? { archive: () => findArchiveState(store) } : {}),
  });
  if (config.METRICS_PORT !== undefined)
    stops.push((await serveMetrics(registry, config.METRICS_HOST, config.METRICS_PORT)).stop);
  const privateListener = await openPrivateListener(app.server, (socket) => connections.exempt(socket));
  stops.push(privateListener.stop);
  const web = await withProgress(
    'Pages',
    () => serveWeb(app, { config, secret, cache, apiOrigin: privateListener.origin }),
    ({ description }) => description,
  );
  stops.push(() => web.stop());
  if (cache) front.enable({ cache, log: app.log, onHit: hitCounter(registry) });
  // The last of these hooks: those that end the live feeds were added before.
  app.addHook('preClose', async () => {
    const cut = await connections.drain();
    if (cut > 0) app.log.warn({ connections: cut }, 'connections cut off while stopping: too slow');
  });
  stops.push(async () => {
    await connections.refuseNew(servers);
    await app.close();
  });
  await listen(app, config);
  servers.push(...(await openOtherAddresses(app.server, config.HOST)));
  const hasDemoData = demo !== 'absent';
  if (hasDemoData && config.DEMO_LIFE) stops.push(startDemoLife(store, app));
  return { hasDemoData, mail: mail.kind };
}

const megabyte = 1_048_576;

function cacheFor({ PAGE_CACHE }: Config, store: Store): PageCache | undefined {
  if (PAGE_CACHE === 0) return;
  return new PageCache({
    openFeed: (invalidate) => new ChangeFeed(store, invalidate),
    maxBytes: PAGE_CACHE * megabyte,
  });
}

function pushSettings({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Config): PushSettings {
  return publicKey && privateKey ? { keys: { publicKey, privateKey } } : {};
}

const demoOutcomes: Record<DemoOutcome, string> = {
  seeded: 'created',
  present: 'already there',
  absent: 'not created: the database already has people',
};

function seedDemoData(store: Store): Promise<DemoOutcome> {
  return withProgress(
    'Demo data',
    () => seedDemo(store.db, demoWorld),
    (outcome) => demoOutcomes[outcome],
  );
}

/** Keeps a match in progress in the demo league. */
function startDemoLife(store: Store, app: FastifyInstance): Stop {
  const onError = (error: unknown) => app.log.warn({ err: error }, 'the demo league has stopped');
  const life = new DemoSimulator(store, { league: liveLeague, onError });
  life.start();
  return () => life.stop();
}

function mailSettings(config: Config): MailSettings {
  if (config.SMTP_URL) return { kind: 'smtp', url: config.SMTP_URL, from: config.MAIL_FROM };
  return config.DATABASE_URL ? { kind: 'wait' } : { kind: 'mailbox' };
}

async function listen(app: FastifyInstance, { PORT, HOST }: Config): Promise<void> {
  try {
    await app.listen({ port: PORT, host: await firstAddressOf(HOST) });
  } catch (error) {
    throw listenError(error, PORT, HOST);
  }
}
