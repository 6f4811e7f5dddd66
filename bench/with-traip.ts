import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '@traip/api';
import { Product } from '@traip/traip/launch';
import { sql } from 'kysely';
import { builtServer, prepareServer } from '../scripts/prepare/server.mjs';
import { postgresCpuTime, postgresServerOf } from './cpu-time.ts';

const { TEST_DATABASE_URL } = process.env;

/** The databases to measure on: the server in `TEST_DATABASE_URL`, if any, and the embedded one. */
export const servers = TEST_DATABASE_URL === undefined ? [undefined] : [TEST_DATABASE_URL, undefined];

export function nameOf(server: string | undefined): string {
  return server === undefined ? 'embedded' : 'PostgreSQL';
}

/** Runs the real product with these settings, does some work, and stops it. */
type Run = <T>(settings: Record<string, string>, work: (product: Product) => Promise<T>) => Promise<T>;

/** Provides the server as `npm start` runs it, and a temporary database, filled by the first run and shared by later ones. */
export async function withTraip(
  server: string | undefined,
  work: (run: Run) => Promise<void>,
): Promise<void> {
  await prepareServer();
  const folder = mkdtempSync(join(tmpdir(), 'traip-bench-'));
  const traipOn = (database: Record<string, string>) =>
    work(async (settings, use) => {
      const all = { HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent', ...database, ...settings };
      const product = await Product.with(all, builtServer);
      try {
        await product.start();
        return await use(product);
      } finally {
        await product.stop();
      }
    });
  try {
    await (server ? withDatabase(server, (url) => traipOn({ DATABASE_URL: url })) : traipOn({}));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A new database on a server, or a copy of one; dropped afterwards. */
export async function withDatabase<T>(
  server: string,
  work: (url: string) => Promise<T>,
  template = 'template1',
): Promise<T> {
  const name = `traip_bench_${randomBytes(4).toString('hex')}`;
  const url = new URL(server);
  url.pathname = name;
  await inServer(server, `create database ${name} template ${template}`);
  try {
    return await work(url.href);
  } finally {
    await inServer(server, `drop database ${name} with (force)`);
  }
}

/** Reads the CPU time of a database server during some work; the embedded one runs in our own process. */
export async function withDatabaseCpu<T>(
  server: string | undefined,
  work: (databaseCpu: () => number) => Promise<T>,
): Promise<T> {
  if (server === undefined) return work(() => 0);
  const store = openOne(server);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.db);
  // Read immediately: the pool soon closes unused connections.
  const serverPid = postgresServerOf(rows[0]?.pid ?? 0);
  await store.close();
  return work(() => postgresCpuTime(serverPid));
}

async function inServer(url: string, statement: string): Promise<void> {
  const store = openOne(url);
  await sql.raw(statement).execute(store.db);
  await store.close();
}

function openOne(url: string) {
  return openPostgres({ url, connections: 1, onConnectionLost: (error) => console.error(error.message) });
}
