import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import { createOrganisation } from './fixtures/people.ts';
import { openUndoableWorld } from './world.ts';

describe('an undoable change', { skip: !process.env.TEST_DATABASE_URL && 'needs a server' }, () => {
  const world = openUndoableWorld();
  const countClubsIn = async (db: Database) =>
    (await db.selectFrom('organisations').select('id').execute()).length;
  const countClubs = () => countClubsIn(world.store.db);

  it('is visible until it is undone', async () => {
    const { result, isUndone } = await world.trying(async () => {
      await createOrganisation(world, 'admin');
      await world.store.db.transaction().execute((tx) => tx.deleteFrom('organisationMembers').execute());
      return countClubs();
    });
    assert.deepEqual([result, isUndone, await countClubs()], [1, true, 0]);
  });

  it('fails like elsewhere: a single statement alone, and a transaction as a whole', async () => {
    const { result } = await world.trying(async () => {
      const { db } = world.store;
      await assert.rejects(sql`select 1 / 0`.execute(db), /division by zero/);
      await createOrganisation(world);
      const failing = db.transaction().execute(async (tx) => {
        await tx.deleteFrom('organisations').execute();
        await sql`select 1 / 0`.execute(tx);
      });
      await assert.rejects(failing, /division by zero/);
      return countClubs();
    });
    assert.deepEqual([result, await countClubs()], [1, 0]);
  });

  it('is undone even if jobs use the connection just before and after', async () => {
    let isOver = false;
    const jobs = (async () => {
      while (!isOver) await world.store.db.transaction().execute(countClubsIn);
    })();
    for (let round = 0; round < 10; round += 1) await world.trying(() => createOrganisation(world));
    isOver = true;
    await jobs;
    assert.equal(await countClubs(), 0);
  });
});
