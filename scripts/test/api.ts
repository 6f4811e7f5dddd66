import { embeddedPatterns } from './embedded.ts';
import { shardJobs, testFiles } from './node-tests.ts';
import { findPostgres } from './postgres.ts';
import { serverFor } from './server.ts';
import type { Environment, Job, Run } from './step.ts';

const all = ['apps/api/src/**/*.test.ts'];

// What a process holds grows with every database that was opened in it, and an embedded one is large.
const perShard = { server: 56, embedded: 8 };

/** The whole API suite: on PostgreSQL where its programs or a server are at hand, else on the embedded database. */
export async function planApi(run: Run): Promise<readonly Job[]> {
  const files = testFiles(all);
  const server = await serverFor(run);
  if (!server) {
    run.note(`API: all ${files.length} files on the embedded database`);
    return onEmbedded(files, run);
  }
  run.note(`API: all ${files.length} files on PostgreSQL ${server.version}`.trimEnd());
  const env = { ...run.env, TEST_DATABASE_URL: server.url };
  return shardJobs(files, perShard.server, { env, seed: run.seed });
}

/** What can differ on the embedded database, or all of it. */
export function planEmbedded(run: Run): readonly Job[] {
  const files = testFiles(run.everything ? all : embeddedPatterns);
  run.note(`${files.length} files on the embedded database`);
  return onEmbedded(files, run);
}

/** Whether the whole suite runs on PostgreSQL, so that the embedded database is still to be tried. */
export function hasServer(env: Environment): boolean {
  return Boolean(env.TEST_DATABASE_URL) || findPostgres(env) !== null;
}

function onEmbedded(files: readonly string[], { env, seed }: Run): Job[] {
  const { TEST_DATABASE_URL: _none, ...embedded } = env;
  return shardJobs(files, perShard.embedded, { env: embedded, seed });
}
