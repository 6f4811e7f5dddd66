import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { statementsOf } from '../../testing/count-queries.ts';
import { cloneTemplate } from '../../testing/template.ts';
import type { Store } from './open.ts';

const attempt = (key: string) => ({ key, windowStartedAt: new Date(), count: 1 });

describe('transactions', () => {
  let store: Store;
  before(async () => {
    store = await cloneTemplate();
  });
  after(() => store.close());

  const keys = async () =>
    (await store.db.selectFrom('attempts').select('key').orderBy('key').execute()).map(({ key }) => key);

  it('never roll back what another request writes at the same time', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const failing = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('attempts').values(attempt('undone')).execute();
      begun.resolve();
      await goOn.promise;
      throw new Error('changed my mind');
    });
    await begun.promise;
    const outside = store.db.insertInto('attempts').values(attempt('kept')).execute();
    goOn.resolve();
    await assert.rejects(failing, /changed my mind/);
    await outside;
    assert.deepEqual(await keys(), ['kept']);
  });

  it('can run many at once without interfering', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `many-${String(index).padStart(2, '0')}`);
    const outcomes = await Promise.allSettled(
      names.map((name, index) =>
        store.db.transaction().execute(async (trx) => {
          await trx.insertInto('attempts').values(attempt(name)).execute();
          if (index % 2 === 1) throw new Error('odd ones fail');
        }),
      ),
    );
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 20);
    assert.deepEqual(
      (await keys()).filter((key) => key.startsWith('many')),
      names.filter((_, index) => index % 2 === 0),
    );
  });

  it('send nothing when they contain no statement', async () => {
    const statements = await statementsOf(async () => {
      await store.db.transaction().execute(async () => undefined);
      await assert.rejects(
        store.db.transaction().execute(() => Promise.reject(new Error('changed my mind'))),
        /changed my mind/,
      );
    });
    assert.deepEqual(statements, []);
  });

  it('also undo their first statement, and what follows a failed one', async () => {
    const before = await keys();
    const work = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('attempts').values(attempt('first')).execute();
      await sql`select ${1}::int / 0`.execute(trx).catch(() => undefined);
      await trx.insertInto('attempts').values(attempt('afterwards')).execute();
    });
    await assert.rejects(work, /current transaction is aborted/);
    assert.deepEqual(await keys(), before);
  });

  it('report a broken statement and leave the database usable', async () => {
    await assert.rejects(
      store.db.transaction().execute((trx) => sql`select 1 / 0`.execute(trx)),
      /division by zero/,
    );
    assert.ok(await keys());
  });

  it('read dates, counts and moments as the same values on every database', async () => {
    const { rows } = await sql`
      select date '2001-02-28' as day, 12::bigint as many, timestamptz '2026-03-29 00:30:00+00' as moment,
             1.5::numeric as exact, '{"a":1}'::jsonb as json`.execute(store.db);
    assert.deepEqual(rows[0], {
      day: '2001-02-28',
      many: 12,
      moment: new Date('2026-03-29T00:30:00Z'),
      exact: '1.5',
      json: { a: 1 },
    });
  });
});
