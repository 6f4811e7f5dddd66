import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'kysely';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { verifyAuditLogs } from './verify-audit-logs.ts';

describe('verifying the audit logs', () => {
  const world = openWorld();

  async function clubWithEntries(count: number) {
    const club = await createOrganisation(world, 'super-admin');
    for (let number = 1; number <= count; number++)
      await insertAuditEntry(world.store.db, {
        organisationId: club.id,
        subjectKind: 'ORGANISATION',
        subjectId: club.id,
        action: 'UPDATED',
        byUser: club.people['super-admin'].id,
        at: world.now(),
        details: { number, 'ñ "quoted"': [null, 0.5, 'á'] },
      });
    return club;
  }

  const verify = async (code: string, heads?: ReadonlyMap<string, string>) => {
    for await (const verification of verifyAuditLogs(world.store.db, heads))
      if (verification.orgCode === code) return verification;
    return assert.fail();
  };

  const tables = ['audit_entries', 'audit_chain', 'audit_heads'];

  /** As the owner of the database could. */
  const tamper = async (...statements: readonly ReturnType<typeof sql>[]) => {
    await world.store.db.transaction().execute(async (trx) => {
      for (const table of tables)
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      for (const statement of statements) await statement.execute(trx);
      for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
    });
  };

  const linkOf = (id: string, sequence: number) =>
    world.store.db
      .selectFrom('auditChain')
      .selectAll()
      .where('organisationId', '=', id)
      .where('sequence', '=', sequence)
      .executeTakeFirstOrThrow();

  it('finds a log intact, and returns its head', async () => {
    const { id, code } = await clubWithEntries(3);
    const { hash } = await linkOf(id, 3);
    assert.deepEqual(await verify(code), { orgCode: code, entries: 3, head: hash, problem: null });
    const { code: empty } = await createOrganisation(world);
    assert.deepEqual(await verify(empty), { orgCode: empty, entries: 0, head: '', problem: null });
  });

  it('walks a log longer than one batch', async () => {
    const club = await createOrganisation(world);
    const entry = {
      organisationId: club.id,
      subjectKind: 'ORGANISATION',
      subjectId: club.id,
      action: 'UPDATED',
    };
    const rest = { at: world.now(), byUser: null, via: 'PLATFORM' as const, details: '{}' };
    const entries = Array.from({ length: 1001 }, () => ({ ...entry, ...rest }));
    await world.store.db.insertInto('auditEntries').values(entries).execute();
    const { entries: count, problem } = await verify(club.code);
    assert.deepEqual([count, problem], [1001, null]);
  });

  it('notices a head that does not belong to the chain', async () => {
    for (const change of ["hash = 'evil'", 'sequence = 2']) {
      const { id, code } = await clubWithEntries(3);
      await tamper(sql`update audit_heads set ${sql.raw(change)} where organisation_id = ${id}`);
      assert.equal((await verify(code)).problem, 'the head is not the end of the chain');
    }
    const { id, code } = await clubWithEntries(3);
    await tamper(sql`delete from audit_heads where organisation_id = ${id}`);
    assert.equal((await verify(code)).problem, 'the head is not the end of the chain');
  });

  it('notices changed content', async () => {
    const { id, code } = await clubWithEntries(3);
    const { entryId } = await linkOf(id, 2);
    await tamper(
      sql`update audit_entries set content = replace(content, 'UPDATED', 'DELETED') where id = ${entryId}`,
    );
    assert.match((await verify(code)).problem ?? '', /^number 2 .*the hash does not follow/);
  });

  it('notices a changed column', async () => {
    const { id, code } = await clubWithEntries(3);
    const { entryId } = await linkOf(id, 2);
    await tamper(sql`update audit_entries set by_user = null where id = ${entryId}`);
    assert.match((await verify(code)).problem ?? '', /^number 2 .*byUser is not what was hashed/);
  });

  it('notices a removed entry', async () => {
    const { id, code } = await clubWithEntries(3);
    const { entryId } = await linkOf(id, 2);
    await tamper(
      sql`delete from audit_chain where entry_id = ${entryId}`,
      sql`delete from audit_entries where id = ${entryId}`,
    );
    assert.equal((await verify(code)).problem, 'number 2 is missing');
  });

  it('notices swapped entries', async () => {
    const { id, code } = await clubWithEntries(3);
    const [one, other] = [await linkOf(id, 1), await linkOf(id, 2)];
    const setEntry = (sequence: number, entryId: number) =>
      sql`update audit_chain set entry_id = ${entryId} where organisation_id = ${id} and sequence = ${sequence}`;
    await tamper(
      sql`alter table audit_chain drop constraint audit_chain_entry_id_key`,
      setEntry(1, other.entryId),
      setEntry(2, one.entryId),
      sql`alter table audit_chain add constraint audit_chain_entry_id_key unique (entry_id)`,
    );
    assert.match((await verify(code)).problem ?? '', /^number 1 .*the hash does not follow/);
  });

  it('notices an inserted entry', async () => {
    const { id, code } = await clubWithEntries(2);
    await tamper(
      sql`insert into audit_entries (organisation_id, at, via, action, subject_kind, subject_id, content)
        values (${id}, now(), 'PLATFORM', 'UPDATED', 'ORGANISATION', ${id}, '{}')`,
    );
    assert.match((await verify(code)).problem ?? '', /is not in the chain/);
  });

  it('notices a truncated log if its head was left', async () => {
    const { id, code } = await clubWithEntries(3);
    const { entryId } = await linkOf(id, 3);
    await tamper(
      sql`delete from audit_chain where entry_id = ${entryId}`,
      sql`delete from audit_entries where id = ${entryId}`,
    );
    assert.equal((await verify(code)).problem, 'number 3 is missing');
  });

  it('notices a truncated log with its head by a head noted earlier', async () => {
    const { id, code } = await clubWithEntries(3);
    const [remaining, cut] = [await linkOf(id, 2), await linkOf(id, 3)];
    await tamper(
      sql`delete from audit_chain where entry_id = ${cut.entryId}`,
      sql`delete from audit_entries where id = ${cut.entryId}`,
      sql`update audit_heads set sequence = 2, hash = ${remaining.hash} where organisation_id = ${id}`,
    );
    assert.equal((await verify(code)).problem, null);
    assert.match((await verify(code, new Map([[code, cut.hash]]))).problem ?? '', /head noted earlier/);
    assert.equal((await verify(code, new Map([[code, remaining.hash]]))).problem, null);
  });

  it('reports a noted head of an organisation that does not exist', async () => {
    assert.equal(
      (await verify('nobody', new Map([['nobody', 'x']]))).problem,
      'there is no such organisation',
    );
  });
});
