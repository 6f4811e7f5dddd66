import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { cloneTemplate } from '../../testing/template.ts';
import { asOrganisation } from './acting-organisation.ts';
import { compiledOne, compiledRow, compiledRows } from './compiled-rows.ts';
import type { Store } from './open.ts';

const one = '00000000-0000-0000-0000-000000000001';
const two = '00000000-0000-0000-0000-000000000002';

interface Filter {
  readonly after?: string | null;
  readonly order?: 'asc' | 'desc';
  readonly ids?: readonly string[];
}

describe('rows of a query that is compiled once for each form', () => {
  let store: Store;
  before(async () => {
    store = await cloneTemplate();
  });
  after(() => store.close());

  /** Ids in an order, optionally only those after another; counts the texts it has. */
  function listed() {
    const texts = new Set<string>();
    const read = compiledRows((db, { after: last, order = 'asc', ids }: Filter, limit = 10) => {
      const condition = last ? sql`id > ${last}::uuid` : sql`true`;
      const query = sql<{ id: string }>`select id from unnest(${sql.val(ids)}::uuid[]) as id
        where ${condition} order by id ${sql.raw(order)} limit ${limit}`;
      texts.add(query.compile(db).sql);
      return query;
    });
    const ask = async (filter: Filter, ...limit: number[]) =>
      (await read(store.db, { ids: [two, one], ...filter }, ...limit)).map(({ id }) => id);
    return { ask, texts };
  }

  it('has the values of each call', async () => {
    const { ask, texts } = listed();
    assert.deepEqual(await ask({}), [one, two]);
    assert.deepEqual(await ask({ ids: [two] }), [two]);
    assert.deepEqual(await ask({}, 1), [one]);
    assert.deepEqual(await ask({}, 2), [one, two]);
    assert.equal(texts.size, 1);
  });

  it('has another form without a value, or for another code', async () => {
    const { ask } = listed();
    assert.deepEqual(await ask({ after: one }), [two]);
    assert.deepEqual(await ask({ after: null }), [one, two]);
    assert.deepEqual(await ask({ order: 'desc' }), [two, one]);
    assert.deepEqual(await ask({ after: two }), []);
    assert.deepEqual(await ask({}), [one, two]);
  });

  it('is compiled again for a value that only another form looks at', async () => {
    const read = compiledRow((_, kind: 'NAMED' | 'OTHER', name: string | null) =>
      kind === 'NAMED' && name !== null
        ? sql<{ found: string }>`select ${name}::text as found`
        : sql<{ found: string }>`select 'none' as found`,
    );
    assert.deepEqual(await read(store.db, 'OTHER', null), { found: 'none' });
    assert.deepEqual(await read(store.db, 'NAMED', one), { found: one });
    assert.deepEqual(await read(store.db, 'NAMED', null), { found: 'none' });
    assert.deepEqual(await read(store.db, 'NAMED', 'two words'), { found: 'two words' });
  });

  it('is built with a value that its text needs, even if it looks like one that is only sent', async () => {
    const read = compiledRows(
      (_, { search }: { readonly search: string }) => sql`select ${`%${search}%`} as pattern`,
    );
    for (const search of ['2026-09-01', one, 'Ana', 'Ana Ruiz'])
      assert.deepEqual(await read(store.db, { search }), [{ pattern: `%${search}%` }]);
  });

  it('is built for each call while an organisation acts, because its text differs', async () => {
    let built = 0;
    const read = compiledOne((_, id: string) => {
      built++;
      return sql<{ id: string }>`select ${id}::uuid as id`;
    });
    const acting = { organisationId: one, role: 'admin' } as const;
    for (const id of [one, two])
      assert.deepEqual(await asOrganisation(acting, () => read(store.db, id)), { id });
    assert.equal(built, 2);
  });

  it('takes values and objects of values only', async () => {
    const read = compiledRows((_, { name }: { readonly name: object }) => sql`select ${name}`);
    await assert.rejects(read(store.db, { name: { first: 'Ana' } }), /objects of values/);
  });

  it('may have none, except where there always is one', async () => {
    const none = sql<{ id: string }>`select 1 as id where false`;
    assert.equal(await compiledRow(() => none)(store.db), undefined);
    await assert.rejects(compiledOne(() => none)(store.db), /always has a row/);
  });
});
