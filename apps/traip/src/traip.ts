import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { createApi, type DemoOutcome, type MailSettings, migrate, plantDemo, type Store } from '@traip/api';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { demoWorld } from './demo-world.ts';
import { filesFor } from './files.ts';
import { providerSettings } from './provider-settings.ts';
import { saying } from './say.ts';
import { readOrMakeSecret } from './secret.ts';
import { createServer } from './server.ts';
import { StartProblem } from './start-problem.ts';
import { openStore, prepareFolder } from './store.ts';
import { serveWeb } from './web/web.ts';

export interface Traip {
  readonly hasDemoData: boolean;
  readonly mail: MailSettings['kind'];
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

/** Starts everything in order. Whatever fails, what was already started is stopped again. */
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
  await demandFreePort(config);
  prepareFolder(config.DATA_DIR);
  const app = createServer(config);
  const report = (error: unknown) => app.log.error({ err: error }, 'trouble with the database');
  const { store, close } = await saying(
    'Database',
    () => openStore(config, report),
    (opened) => opened.description,
  );
  stops.push(close);
  await saying(
    'Tables',
    () => migrate(store.db),
    (steps) => (steps.length > 0 ? `brought up to date: ${steps.join(', ')}` : 'up to date'),
  );
  const demo = config.DEMO_DATA ? await plantDemoData(store) : 'absent';
  const secret = config.AUTH_SECRET ?? readOrMakeSecret(config.DATA_DIR);
  const mail = mailSettings(config);
  const api = await createApi(app, {
    store,
    files: filesFor(config),
    secret: new TextEncoder().encode(secret),
    publicOrigin: config.PUBLIC_ORIGIN,
    providers: providerSettings(config),
    mail,
  });
  stops.push(() => api.stop());
  const apiOrigin = `http://127.0.0.1:${config.PORT}`;
  const web = await saying(
    'Pages',
    () => serveWeb(app, { config, secret, apiOrigin }),
    ({ description }) => description,
  );
  stops.push(() => web.stop());
  await listen(app, config);
  stops.push(() => app.close());
  return { hasDemoData: demo !== 'absent', mail: mail.kind };
}

const demoOutcomes: Record<DemoOutcome, string> = {
  planted: 'planted',
  present: 'already there',
  absent: 'not planted: the database has people of its own',
};

function plantDemoData(store: Store): Promise<DemoOutcome> {
  return saying(
    'Demo data',
    () => plantDemo(store.db, demoWorld),
    (outcome) => demoOutcomes[outcome],
  );
}

function mailSettings(config: Config): MailSettings {
  if (config.SMTP_URL) return { kind: 'smtp', url: config.SMTP_URL, from: config.MAIL_FROM };
  return config.DATABASE_URL ? { kind: 'wait' } : { kind: 'mailbox' };
}

/** Found out before anything is touched; `listen` finds out again if somebody was faster. */
async function demandFreePort({ PORT, HOST }: Config): Promise<void> {
  const probe = createProbe().listen(PORT, HOST);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw listenProblem(error, PORT, HOST);
  }
  probe.close();
  await once(probe, 'close');
}

async function listen(app: FastifyInstance, { PORT, HOST }: Config): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    throw listenProblem(error, PORT, HOST);
  }
}

function listenProblem(error: unknown, port: number, host: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} is taken by another program. Stop it, or choose another with PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES')
    return new StartProblem(`Port ${port} needs more rights than you have. Choose one above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new StartProblem(`HOST ${host} is not an address of this machine.`);
  return error;
}
