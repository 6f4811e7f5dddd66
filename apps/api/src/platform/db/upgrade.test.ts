import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { fillTables } from '../../testing/fill-tables.ts';
import { emptyDatabase } from '../../testing/template.ts';
import { migrate, migrateUpTo } from './migrate.ts';
import type { Store } from './open.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tables whose rows are now in another one. */
const successors: Readonly<Record<string, string>> = { records: 'audit_entries' };

for (const release of ['0008-live', '0012-sharing'])
  describe(`a database left by ${release}`, () => {
    let store: Store;
    before(async () => {
      store = await emptyDatabase();
      await migrateUpTo(store.db, release);
    });
    after(() => store.close());

    async function rowsIn(table: string): Promise<readonly Row[]> {
      const { rows } = await sql<{ row: Row }>`
        select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(store.db);
      return rows.map(({ row }) => row);
    }

    it('is upgraded with all of its data', async () => {
      const tables = await fillTables(store.db);
      const before = new Map<string, readonly Row[]>();
      for (const table of tables) before.set(table, await rowsIn(table));
      const empty = tables.filter((table) => before.get(table)?.length === 0);
      assert.deepEqual(empty, [], 'every table has rows');
      assert.ok((await migrate(store.db)).length > 0);
      for (const [table, rows] of before) {
        const now = await rowsIn(successors[table] ?? table);
        assert.equal(now.length, rows.length, table);
        for (const row of rows)
          assert.ok(
            now.some((one) => isKept(table, row, one)),
            `${table}: ${JSON.stringify(row)}`,
          );
      }
    });

    it('has every old record in the audit log, chained in the old order', async () => {
      const { rows } = await sql<{ id: string; hash: string; content: string; organisationId: string }>`
        select entry_id as id, hash, content, audit_chain.organisation_id as "organisationId"
        from audit_chain join audit_entries on audit_entries.id = entry_id
        order by audit_chain.organisation_id, sequence`.execute(store.db);
      assert.ok(rows.length > 0);
      const heads = new Map<string, { readonly id: number; readonly hash: string }>();
      for (const { id, hash, content, organisationId } of rows) {
        const head = heads.get(organisationId) ?? { id: 0, hash: '' };
        assert.ok(Number(id) > head.id);
        assert.equal(hash, createHash('sha256').update(`${head.hash}\n${content}`).digest('hex'));
        heads.set(organisationId, { id: Number(id), hash });
      }
    });

    it('is then up to date', async () => {
      assert.deepEqual(await migrate(store.db), []);
    });
  });

/** Renamed columns. */
const renamed: Readonly<Record<string, string>> = { 'team_members.user_id': 'person_id' };

/** Whether a row still has all its values; a newer release may have added more. */
function isKept(table: string, before: Row, now: Row): boolean {
  return Object.entries(before).every(
    ([column, value]) =>
      JSON.stringify(now[renamed[`${table}.${column}`] ?? column]) === JSON.stringify(value),
  );
}
