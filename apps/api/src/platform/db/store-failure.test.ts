import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openWorld } from '../../testing/world.ts';
import { storeFailureOf } from './store-failure.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('a failure of the database', () => {
  const world = openWorld();

  it('is distinguished from bugs: unavailable, full, or neither', () => {
    for (const code of ['ECONNREFUSED', '57P01', '57P03', '53300', '08006', '25006'])
      assert.equal(storeFailureOf(withCode(code)), 'unavailable', code);
    for (const code of ['53100', 'ENOSPC', 'EDQUOT'])
      assert.equal(storeFailureOf(withCode(code)), 'full', code);
    assert.equal(storeFailureOf(new Error('Connection terminated unexpectedly')), 'unavailable');
    for (const bug of [withCode('23505'), withCode('42P01'), new Error('Connection'), 'ENOSPC', null])
      assert.equal(storeFailureOf(bug), undefined);
  });

  it('in the middle of a transaction only ends that transaction', async () => {
    const { db, kind } = world.store;
    // The embedded database has no connection that could break.
    if (kind === 'embedded') return;
    const broken = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db);
      // The connection ends between two statements.
      await pause(200);
      await sql`select 1`.execute(trx);
    });
    await assert.rejects(broken, (error) => storeFailureOf(error) === 'unavailable');
    assert.equal((await sql`select 1 as one`.execute(db)).rows.length, 1);
  });
});
