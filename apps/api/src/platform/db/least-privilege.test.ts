import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { databaseUrl, onServer } from '@traip/e2e/database-server';
import { sql } from 'kysely';
import { startJobs } from '../jobs/jobs.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open.ts';

const server = process.env.TEST_DATABASE_URL;

/** A role as ops/create-role.sh creates it, with its own database. */
async function withOwnDatabase(url: string, work: (own: string) => Promise<void>): Promise<void> {
  const name = `least_${randomBytes(6).toString('hex')}`;
  await onServer(url, async (client) => {
    await client.query(`create role ${name} login nosuperuser nocreatedb nocreaterole noreplication`);
    await client.query(`create database ${name} owner ${name}`);
  });
  const own = new URL(databaseUrl(url, name));
  own.username = name;
  try {
    await work(own.href);
  } finally {
    await onServer(url, async (client) => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop role ${name}`);
    });
  }
}

describe('the role of Traip on a PostgreSQL server', () => {
  it('needs nothing but its own database', async () => {
    // The embedded database has no other roles.
    if (server === undefined) return;
    await withOwnDatabase(server, async (url) => {
      const store = openPostgres({ url, connections: 4, onConnectionLost: () => undefined });
      assert.ok((await migrate(store.db)).length > 0);
      const jobs = await startJobs(store, (error) => assert.fail(String(error)));
      await jobs.stop();
      const { rows } = await sql<{ mayDoMore: boolean }>`
        select rolsuper or rolcreatedb or rolcreaterole or rolreplication as "mayDoMore"
        from pg_roles where rolname = current_user`.execute(store.db);
      assert.deepEqual(rows, [{ mayDoMore: false }]);
      await store.close();
    });
  });
});
