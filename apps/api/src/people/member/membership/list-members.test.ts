import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { grantOrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { openWorld } from '../../../testing/world.ts';
import { countInvitations, listInvitations } from '../invitation/queries.ts';
import { countMembers, findMember, listMembers } from './queries.ts';

const organisationAt = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe('with a thousand members in each of a hundred organisations', () => {
  const world = openWorld();
  const scope = grantOrganisationScope({
    organisationId: organisationAt(50),
    orgCode: 'club-50',
    userId: organisationAt(1),
    role: 'admin',
  });
  const unfiltered = { search: '', roles: [], byEmail: false };

  before(() => fill(world.store.db));

  it('the first page is read in order from its index, and a deep one only from that organisation', async () => {
    const page = (page: number) => planOf((db) => listMembers(db, scope, { ...unfiltered, page, limit: 10 }));
    const first = await page(1);
    assert.match(first, /organisation_members_list/);
    assert.doesNotMatch(first, /Sort/);
    for (const plan of [first, await page(80)]) assert.doesNotMatch(plan, /Seq Scan on organisation_members/);
    const rows = await listMembers(world.store.db, scope, { ...unfiltered, page: 100, limit: 10 });
    assert.equal(rows.length, 10);
  });

  it('a search, the count and one member only read that organisation', async () => {
    const filter = { search: 'persona 77', roles: ['member' as const], byEmail: true };
    const plans = [
      await planOf((db) => listMembers(db, scope, { ...filter, page: 1, limit: 10 })),
      await planOf((db) => countMembers(db, scope, filter)),
      await planOf((db) => countMembers(db, scope, unfiltered)),
      await planOf((db) => findMember(db, scope, organisationAt(1))),
    ];
    for (const plan of plans) assert.doesNotMatch(plan, /Seq Scan on organisation_members/);
    assert.equal(await countMembers(world.store.db, scope, unfiltered), 1000);
    assert.equal(await countMembers(world.store.db, scope, filter), 19);
  });

  it('the open invitations of one organisation are read by their index', async () => {
    const now = world.now();
    const plans = [
      await planOf((db) => listInvitations(db, scope, { now, page: 1, limit: 20 })),
      await planOf((db) => countInvitations(db, scope, now)),
    ];
    for (const plan of plans) assert.doesNotMatch(plan, /Seq Scan on organisation_invitations/);
    assert.equal(await countInvitations(world.store.db, scope, now), 100);
  });

  /** The database's plan for a query. */
  async function planOf(run: (db: Database) => Promise<unknown>): Promise<string> {
    const { db } = world.store;
    const nodes: RootOperationNode[] = [];
    const listener: KyselyPlugin = {
      transformQuery: ({ node }) => {
        nodes.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await run(db.withPlugin(listener));
    // The parts of a query are published before the whole.
    const node = nodes.at(-1);
    assert.ok(node);
    const { sql: statement, parameters, queryId } = db.getExecutor().compileQuery(node, { queryId: '1' });
    const explain = { query: node, queryId, parameters, sql: `explain ${statement}` };
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(explain);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  }
});

async function fill(db: Database): Promise<void> {
  const id = sql.raw(`('00000000-0000-4000-8000-' || lpad(`);
  const end = sql.raw(`::text, 12, '0'))::uuid`);
  await sql`insert into users (id, email, user_code, first_name, surnames, locale, created_at, search_text)
    select ${id}person${end}, 'persona.' || person || '@muchas.es', 'persona-' || person, 'Persona', person::text, 'es',
      now(), 'persona ' || person
    from generate_series(1, 1000) person`.execute(db);
  await sql`insert into organisations (id, org_code, name, created_at)
    select ${id}club${end}, 'club-' || club, 'Club', now() from generate_series(1, 100) club`.execute(db);
  await sql`insert into organisation_members (organisation_id, user_id, role, created_at)
    select ${id}club${end}, ${id}person${end}, 'member', now() - person * interval '1 minute'
    from generate_series(1, 100) club, generate_series(1, 1000) person`.execute(db);
  await sql`insert into organisation_invitations
      (id, organisation_id, email, role, locale, invited_by, status, created_at, expires_at)
    select gen_random_uuid(), ${id}club${end}, guest || '@muchas.es', 'member', 'es', ${id}1${end}, 'PENDING',
      now(), now() + interval '14 days'
    from generate_series(1, 100) guest, generate_series(1, 100) club`.execute(db);
  await sql`analyze`.execute(db);
}
