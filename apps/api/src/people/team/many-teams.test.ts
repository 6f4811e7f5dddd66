import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { teamCalls } from '@traip/contract';
import { sql } from 'kysely';
import { grantOrganisationScope } from '../../platform/authorization/scope.ts';
import {
  createOrganisation,
  createPerson,
  type Person,
  type Staffed,
} from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import {
  countOf,
  pageOfTeams,
  type TeamSources,
  teamsOfOrganisation,
  teamsVisibleTo,
} from './lists/queries.ts';

describe('a hundred thousand teams', () => {
  const world = openWorld();
  let club: Staffed<'admin' | 'member'>;
  let stranger: Person;

  before(async () => {
    club = await createOrganisation(world, 'admin', 'member');
    stranger = await createPerson(world);
    await sql`insert into organisations (id, org_code, name, created_at)
      select gen_random_uuid(), 'many-' || n, 'Club ' || n, now() from generate_series(1, 99) n`.execute(
      world.store.db,
    );
    await sql`insert into teams (id, organisation_id, code, name, privacy, search_text, created_at)
      select gen_random_uuid(), places.id, 'm-' || n, 'Equipo ' || n,
        (array['PUBLIC', 'PUBLIC', 'PUBLIC', 'IN_ORG', 'PRIVATE'])[1 + (n / 100) % 5], 'equipo ' || n || ' m ' || n, now()
      from generate_series(1, 100000) n
      join (select id, row_number() over (order by org_code) - 1 as place from organisations) places
        on places.place = n % 100`.execute(world.store.db);
    await settled();
  });

  /**
   * Like the upkeep of either database: without it the planner knows neither sizes nor which rows are visible
   * to all. While another transaction is running (jobs look for work at any time) nothing can be marked as
   * visible to all.
   */
  async function settled(): Promise<void> {
    for (let tries = 0; tries < 50; tries += 1) {
      await sql`vacuum analyze`.execute(world.store.db);
      const { rows } = await sql<{ isSettled: boolean }>`
        select relallvisible = relpages as is_settled from pg_class where relname = 'teams'`.execute(
        world.store.db,
      );
      if (rows[0]?.isSettled) return;
    }
    assert.fail('some transaction has been under way all the while');
  }

  const plansOf = async (userId: string | null, sources: TeamSources) => {
    const { db } = world.store;
    const page = pageOfTeams(db, userId, sources, { page: 1, limit: 20 }).explain();
    const counts = sources.map((source) => countOf(db, source).explain());
    return (await Promise.all([page, ...counts])).map((plan) => JSON.stringify(plan, null, 1));
  };

  async function readNoWholeTable(userId: string | null, sources: TeamSources) {
    const plans = await plansOf(userId, sources);
    for (const plan of plans) {
      assert.match(plan, /teams_(of_organisation|of_sport|public|search|pkey)/);
      assert.doesNotMatch(plan, /Seq Scan on teams/);
    }
  }

  const everything = { search: '', sportKey: undefined };
  const scopeOf = (role: 'admin' | 'member') =>
    grantOrganisationScope({
      organisationId: club.id,
      orgCode: club.code,
      userId: club.people[role].id,
      role,
    });

  it('are listed for an organisation by its index', async () => {
    const { db } = world.store;
    for (const role of ['admin', 'member'] as const) {
      const scope = scopeOf(role);
      await readNoWholeTable(scope.userId, teamsOfOrganisation(db, scope, everything));
    }
  });

  it('are listed publicly by the index of public teams', async () => {
    const { db } = world.store;
    await readNoWholeTable(null, teamsVisibleTo(db, null, everything));
  });

  it('are listed for viewers with more access by the index of each kind', async () => {
    const { db } = world.store;
    for (const { id } of [stranger, club.people.admin, club.people.member]) {
      await readNoWholeTable(id, teamsVisibleTo(db, id, everything));
    }
  });

  it('are searched by the index of words', async () => {
    const { db } = world.store;
    for (const userId of [null, club.people.admin.id]) {
      const plans = await plansOf(userId, teamsVisibleTo(db, userId, { ...everything, search: '4711' }));
      for (const plan of plans) assert.doesNotMatch(plan, /Seq Scan on teams/);
      assert.match(plans.join(), /teams_search/);
    }
    await readNoWholeTable(null, teamsVisibleTo(db, null, { ...everything, search: 'equipo' }));
  });

  it('are paged up to the last counted page, and not beyond', async () => {
    const page = (number: number) =>
      world.call(teamCalls.find, { body: { page: number, limit: 100 } }, club.people.admin);
    const last = await page(100);
    assert.deepEqual([last.body.items.length, last.body.total, last.body.totalPages], [100, 10_000, 100]);
    assert.equal((await page(101)).body.items.length, 0);
  });

  it('of one organisation are all listed for its administrator', async () => {
    const { body } = await world.call(
      teamCalls.ofOrganisation,
      { params: { orgCode: club.code }, query: { limit: 100 } },
      club.people.admin,
    );
    assert.deepEqual([body.items.length, body.total], [100, 1000]);
    const seen = await world.call(
      teamCalls.ofOrganisation,
      { params: { orgCode: club.code }, query: {} },
      club.people.member,
    );
    assert.equal(seen.body.total, 800);
  });
});
