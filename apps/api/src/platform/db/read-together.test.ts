import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { statementsOf } from '../../testing/count-queries.ts';
import { cloneTemplate } from '../../testing/template.ts';
import type { Store } from './open.ts';
import { readTogether } from './read-together.ts';

describe('queries that are read together', () => {
  let store: Store;
  before(async () => {
    store = await cloneTemplate();
  });
  after(() => store.close());

  const numbers = (upTo: number) =>
    sql<{ one: number }>`select one from generate_series(1, ${upTo}::int) as one order by one desc`.execute(
      store.db,
    );
  const values = sql`select 'x$1' as text, ${'$2'}::text as given, null as nothing, date '2001-02-28' as day,
    12::bigint as many, timestamptz '2026-03-29 00:30:00+00' as moment, 1.5::numeric as exact, '{"a":1}'::jsonb as json,
    array['a', null] as list, interval '1 day' as duration, true as is_true`;

  it('travel as one statement, and each gets its own rows in order', async () => {
    let found: unknown;
    const statements = await statementsOf(async () => {
      found = await readTogether(() =>
        Promise.all([numbers(3), numbers(0), numbers(1), values.execute(store.db)]),
      );
    });
    assert.equal(statements.length, 1);
    const [three, none, one] = (found as { rows: { one: number }[] }[]).map(({ rows }) =>
      rows.map((row) => row.one),
    );
    assert.deepEqual([three, none, one], [[3, 2, 1], [], [1]]);
  });

  it('return the same values as when each is sent separately', async () => {
    const alone = await values.execute(store.db);
    const [first, second] = await readTogether(() =>
      Promise.all([values.execute(store.db), values.execute(store.db)]),
    );
    assert.deepEqual([first?.rows, second?.rows], [alone.rows, alone.rows]);
    assert.equal(alone.rows.length, 1);
  });

  it('that depend on others are sent with the next ones', async () => {
    const statements = await statementsOf(() =>
      readTogether(() =>
        Promise.all([numbers(1).then(() => numbers(2)), numbers(3), numbers(4).then(() => numbers(5))]),
      ),
    );
    assert.equal(statements.length, 2);
  });

  it('are separate statements outside of readTogether', async () => {
    const statements = await statementsOf(() => Promise.all([numbers(1), numbers(2)]));
    assert.equal(statements.length, 2);
  });

  it('can be more than fit into one statement', async () => {
    const many = Array.from({ length: 45 }, (_, index) => index);
    const found = await readTogether(() => Promise.all(many.map(numbers)));
    assert.deepEqual(
      found.map(({ rows }) => rows.length),
      many,
    );
  });

  it('all fail when one of them does, and the next ones are answered', async () => {
    const broken = sql`select 1 / ${0}::int as nothing`;
    await readTogether(async () => {
      const outcomes = await Promise.allSettled([numbers(1), broken.execute(store.db)]);
      assert.deepEqual(
        outcomes.map(({ status }) => status),
        ['rejected', 'rejected'],
      );
      assert.equal((await numbers(2)).rows.length, 2);
    });
  });

  it('leave writes and transactions as they are', async () => {
    const attempt = (key: string) => ({ key, windowStartedAt: new Date(), count: 1 });
    await readTogether(async () => {
      await Promise.all([numbers(1), store.db.insertInto('attempts').values(attempt('kept')).execute()]);
      const undone = store.db.transaction().execute(async (trx) => {
        await trx.insertInto('attempts').values(attempt('undone')).execute();
        assert.equal((await trx.selectFrom('attempts').selectAll().execute()).length, 2);
        throw new Error('changed my mind');
      });
      await assert.rejects(undone, /changed my mind/);
    });
    const rows = await store.db.selectFrom('attempts').select('key').execute();
    assert.deepEqual(rows, [{ key: 'kept' }]);
  });
});
