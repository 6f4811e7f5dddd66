import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authCalls } from '@traip/contract';
import { sql } from 'kysely';
import { registerVerified, registrationInput, signIn } from '../../testing/fixtures/registration.ts';
import { cloneTemplate } from '../../testing/template.ts';
import { openWorld } from '../../testing/world.ts';
import { type AccountPush, startJobs } from './jobs.ts';
import { sweepWorker } from './sweep.ts';

describe('jobs', () => {
  const world = openWorld();

  it('are queued with the transaction that requests them, or not at all', async () => {
    const { db } = world.store;
    const jobs = await startJobs(world.store, (error) => {
      throw error;
    });
    const job = { letter: 'verify-email', email: 'nunca@correo.es', locale: 'es' } as const;
    const failing = db.transaction().execute(async (trx) => {
      await jobs.send(trx, 'mail', job);
      throw new Error('no commit');
    });
    await assert.rejects(failing, /no commit/);
    const person = registrationInput();
    await world.call(authCalls.register, { body: person });
    await world.mailbox.take(person.email);
    assert.equal(world.mailbox.countFor('nunca@correo.es'), 0);
    await jobs.stop();
  });

  it('that are scheduled are stored in the database, so that only one process runs them', async () => {
    const { rows } = await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule
      order by name`.execute(world.store.db);
    assert.deepEqual(
      rows.map(({ name, cron }) => `${name} ${cron}`),
      [
        'close-matches 7 * * * *',
        'families 15 4 * * *',
        'ladders 7 * * * *',
        'licences 15 4 * * *',
        'lineups-due */5 * * * *',
        'remove-deleted 15 4 * * *',
        'squads-due 7 * * * *',
        'sweep 15 4 * * *',
      ],
    );
  });

  it('that come by the hundred run several at once, and a failing one does not delay the rest', async () => {
    const failures: string[] = [];
    const store = await cloneTemplate();
    const jobs = await startJobs(store, (error) => failures.push(error.message), { runsSchedule: false });
    const done: string[] = [];
    await jobs.workConcurrently('push', async (job) => {
      const { deviceId } = job as AccountPush;
      if (deviceId === '7') throw new Error('nobody there');
      done.push(deviceId);
    });
    const data = Array.from({ length: 30 }, (_, number) => ({ deviceId: String(number), ids: [] }));
    await jobs.sendMany(store.db, 'push', data);
    while (done.length < 29 || failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual([done.length, new Set(done).size, failures[0]], [29, 29, 'nobody there']);
    await jobs.stop();
    await store.close();
  });

  it('sweep away expired rows, and nothing else', async () => {
    const person = await registerVerified(world);
    await signIn(world, person);
    const { db } = world.store;
    const count = async () => (await db.selectFrom('refreshTokens').select('hash').execute()).length;
    const sweep = sweepWorker({ db, now: () => world.now() });
    await sweep({});
    assert.equal(await count(), 1, 'a living session stays');
    world.advance(31 * 24 * 60);
    await sweep({});
    assert.equal(await count(), 0);
    assert.equal((await db.selectFrom('sessions').select('id').execute()).length, 0);
    assert.equal((await db.selectFrom('attempts').select('key').execute()).length, 0);
  });
});
