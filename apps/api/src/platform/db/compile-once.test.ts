import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import { createFixtures } from '../../testing/fixtures/fixtures.ts';
import { openWorld } from '../../testing/world.ts';
import { asOrganisation } from './acting-organisation.ts';
import { compiledOnce } from './compile-once.ts';

describe('a query that is compiled once', () => {
  const world = openWorld();

  it('uses the values it is sent with, each as often as needed', async () => {
    const { db } = world.store;
    let built = 0;
    const range = compiledOnce((db, { from, to }: { from: number; to: number }) => {
      built++;
      return sql<{ firstNumber: number }>`select ${from}::int as first_number, ${'always'} as word,
        ${to}::int - ${from}::int as length`.compile(db);
    });
    for (const [from, to] of [
      [1, 5],
      [7, 9],
    ] as const) {
      const { rows } = await db.executeQuery(range(db, { from, to }));
      assert.deepEqual(rows, [{ firstNumber: from, word: 'always', length: to - from }]);
    }
    assert.equal(built, 1);
  });

  it('can be built by a query builder, and accepts lists, dates and null as values', async () => {
    const { db } = world.store;
    const people = compiledOnce((db, { ids, since }: { ids: readonly string[]; since: Date | null }) =>
      db
        .selectFrom('users')
        .select('id')
        .where('id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
        .where(sql<boolean>`coalesce(created_at > ${since}::timestamptz, true)`)
        .compile(),
    );
    const { id } = (await createFixtures(world)).people.U;
    const found = async (ids: string[], since: Date | null) =>
      (await db.executeQuery(people(db, { ids, since }))).rows;
    assert.deepEqual(await found([id], null), [{ id }]);
    assert.deepEqual(await found([], null), []);
    assert.deepEqual(await found([id], new Date(world.now().getTime() + 86_400_000)), []);
  });

  it('is rebuilt while an organisation acts, because its text differs', () => {
    const { db } = world.store;
    let built = 0;
    const query = compiledOnce((db, { value }: { value: string }) => {
      built++;
      return sql`select ${value}`.compile(db);
    });
    const acting = { organisationId: '00000000-0000-0000-0000-000000000001', role: 'admin' } as const;
    for (const value of ['one', 'another'])
      assert.deepEqual(asOrganisation(acting, () => query(db, { value })).parameters, [value]);
    assert.deepEqual(query(db, { value: 'own' }).parameters, ['own']);
    assert.equal(built, 3);
  });

  it('cannot depend on a value', () => {
    const { db } = world.store;
    const wrong: ((name: string) => RawBuilder<unknown>)[] = [
      (name) => sql`select ${`%${name}%`}`,
      (name) => sql`select ${JSON.stringify({ name })}`,
    ];
    for (const build of wrong) {
      const query = compiledOnce((db, { name }: { name: string }) => build(name).compile(db));
      assert.throws(() => query(db, { name: 'Ana' }), /cannot depend on its value "name"/);
    }
    const rest = compiledOnce((db, { ...all }: { name: string }) => sql`select ${all.name}`.compile(db));
    assert.throws(() => rest(db, { name: 'Ana' }), /by their names/);
  });
});
