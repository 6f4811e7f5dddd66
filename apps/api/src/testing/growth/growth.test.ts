import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type Call, type CallInput, contract } from '@traip/contract';
import { compiledQueriesOf } from '../count-queries.ts';
import { createOrganisation, type Person } from '../fixtures/people.ts';
import { openWorld } from '../world.ts';
import { idOf } from './ids.ts';
import { matchesOf, playersEach, teamsEach, teamsIn } from './proportions.ts';
import { fill } from './queries.ts';
import { measureReads } from './touched/queries.ts';

describe('among the matches of many organisations', () => {
  const organisations = 6;
  const world = openWorld();
  let person: Person;
  let orgCode: string;

  before(async () => {
    await fill(world.store, { after: 0, upTo: organisations });
    const club = await createOrganisation(world, 'super-admin');
    person = club.people['super-admin'];
    orgCode = club.code;
  });

  /** The rows that the database reads for one call. */
  async function countRows<C extends Call>(call: C, input: CallInput<C>): Promise<number> {
    let status = 0;
    const queries = await compiledQueriesOf(async () => {
      ({ status } = await world.call(call, input, person));
    });
    assert.equal(status, 200);
    const { rows } = await measureReads(world.store, queries);
    assert.ok(rows > 0, 'something was counted');
    return rows;
  }

  async function administer(organisationId: string): Promise<void> {
    const member = { organisationId, userId: person.id, role: 'admin' as const, createdAt: new Date() };
    await world.store.db
      .insertInto('organisationMembers')
      .values(member)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  const few = matchesOf(1);

  async function assertReadsFew<C extends Call>(call: C, input: CallInput<C>): Promise<void> {
    const rows = await countRows(call, input);
    assert.ok(rows < few, `${call.path}: ${rows} rows`);
  }

  it('a person without matches gets a reply without reading those of others', async () => {
    await assertReadsFew(contract.home.matches, { query: {} });
    await assertReadsFew(contract.dashboard.matches, { params: { orgCode }, query: {} });
  });

  it('the matches of a team, and an unknown name, are looked up without reading everything', async () => {
    await assertReadsFew(contract.team.matches, { params: { teamId: idOf('team', 1) }, query: {} });
    await assertReadsFew(contract.search.find, { query: { q: 'zzz' } });
  });

  it('the data of a person is found by their id', async () => {
    await assertReadsFew(contract.profile.myData, {});
  });

  it('the teams of an organisation are found without reading those of others', async () => {
    const rows = await countRows(contract.venue.teamVenues, { params: { orgCode }, query: {} });
    assert.ok(rows < teamsEach * organisations, `${rows} rows`);
  });

  it('the audit log of an organisation is read from its latest entries', async () => {
    await administer(idOf('organisation', 1));
    const { orgCode } = await world.store.db
      .selectFrom('organisations')
      .select('orgCode')
      .where('id', '=', idOf('organisation', 1))
      .executeTakeFirstOrThrow();
    const params = { orgCode };
    for (const query of [{}, { competition: idOf('competition', 1) }, { person: person.id }])
      await assertReadsFew(contract.auditLog.list, { params, query: { ...query, limit: 10 } });
    await assertReadsFew(contract.auditLog.choices, { params });
  });

  it('the table of a competition is read from its own matches', async () => {
    const rows = await countRows(contract.standing.classifications, {
      params: { id: idOf('competition', 1) },
      query: {},
    });
    assert.ok(rows < 3 * few, `${rows} rows`);
  });

  it('notices are read only with the people they are about', async () => {
    const about = { kind: 'SUSPENSION' as const, details: JSON.stringify({ matches: 1 }), at: new Date() };
    await world.store.db
      .insertInto('notifications')
      .values({ ...about, userId: person.id, key: 'joined', personId: idOf('user', 1) })
      .execute();
    const rows = await countRows(contract.notification.list, { query: {} });
    assert.ok(rows < playersEach * teamsEach, `${rows} rows`);
  });

  it('squads and licences of a competition are read only from its own', async () => {
    const params = { competitionId: idOf('competition', 1), teamId: idOf('team', 1) };
    await administer(idOf('organisation', 1));
    await world.store.db
      .updateTable('teamMembers')
      .set({ personId: person.id })
      .where('personId', '=', idOf('user', 1))
      .execute();
    const rows = await countRows(contract.registration.squad, { params });
    assert.ok(rows < 20 * playersEach, `${rows} rows for a squad of ${playersEach}`);
    const list = await countRows(contract.registration.list, { params, query: { state: 'SUBMITTED' } });
    // What a licence lacks depends on its squad, so only the squads of the page are read.
    assert.ok(list < 40 * teamsIn * playersEach, `${list} rows for a page of licences`);
  });
});
