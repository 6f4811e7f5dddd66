import { onExit } from './on-exit.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import type { Run } from './step.ts';

type Server = { readonly url: string; readonly version: string };

let started: Promise<Server | null> | null = null;

/** The PostgreSQL of this run: the one that TEST_DATABASE_URL names, else a private one, else none. */
export function serverFor(run: Run): Promise<Server | null> {
  started ??= start(run);
  return started;
}

async function start({ env, log }: Run): Promise<Server | null> {
  if (env.TEST_DATABASE_URL) return { url: env.TEST_DATABASE_URL, version: '' };
  const programs = findPostgres(env);
  if (!programs) return null;
  const server = await startPostgres(programs);
  onExit(server.stop);
  log(`A private PostgreSQL ${server.version} runs at ${server.url}`);
  return server;
}
