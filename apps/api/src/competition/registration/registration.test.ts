import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notificationCalls, registrationCalls, squadCalls } from '@traip/contract';
import { sql } from 'kysely';
import type { Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { licensedLeague, type Rules } from './testing/licensed-league.ts';

describe('the licences of a competition', () => {
  const world = openWorld();

  const league = (rules: Rules = {}) => licensedLeague(world, rules);

  const born = (year: number) => ({ birthday: `${year}-05-05` });
  const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
  const adults = { ageFrom: 16 };

  it('a club registers twelve people, submits the nine complete licences, and the organiser approves all of them', async () => {
    const { join, decide, list } = await league(adults);
    const team = await join();
    const people = [...(await team.sign(many(9, born(2000)))), ...(await team.sign(many(3, {})))];
    const entered = (await team.enter(people)).body;
    assert.deepEqual([entered.complete, entered.registered], [9, 12]);
    const { submitted, incomplete } = (await team.submit()).body;
    assert.equal(submitted, 9);
    assert.deepEqual(
      incomplete.map(({ missing }) => missing),
      many(3, [{ code: 'BIRTHDAY' }]),
    );
    const { body } = await decide({ action: 'approve', allComplete: true });
    assert.deepEqual([body.decided, body.left, body.next], [9, [], null]);
    const approved = (await list({ state: 'APPROVED' })).body.items;
    assert.deepEqual(
      approved.map(({ number }) => number),
      many(9, 0).map((_, at) => `000${at + 1}`),
    );
  });

  it('a returned licence has a reason, can be corrected and submitted again, and the club is notified', async () => {
    const { join, decide, list } = await league();
    const team = await join();
    const [ana = ''] = await team.sign([{}]);
    await team.enter([ana]);
    await team.submit();
    const [licence] = (await list()).body.items;
    const refused = await decide({ action: 'return', ids: [licence?.id] });
    assert.deepEqual([refused.status, refused.error?.field], [400, 'reason']);
    await decide({ action: 'return', ids: [licence?.id], reason: 'La foto no se ve' });
    const returned = (await team.squad()).body.people.find(({ person }) => person.id === ana)?.licence;
    assert.deepEqual([returned?.state, returned?.reason], ['RETURNED', 'La foto no se ve']);
    const { items } = (await world.call(notificationCalls.list, { query: {} }, team.owner)).body;
    assert.match(items[0]?.title.es ?? '', /1 ficha devuelta/);
    assert.equal((await team.submit({ personIds: [ana] })).body.submitted, 1);
    const entries = await world.store.db
      .selectFrom('auditEntries')
      .select('action')
      .where('subjectKind', '=', 'PARTICIPATION')
      .where(sql<boolean>`details->>'teamId' = ${team.id}`)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['SQUAD_ENTERED', 'LICENCES_SUBMITTED', 'LICENCES_RETURNED', 'LICENCES_SUBMITTED'],
    );
  });

  it('a person who is too old is refused with the reason', async () => {
    const { join } = await league({ ageTo: 18, referenceDate: '2026-12-31' });
    const team = await join();
    const [leo = ''] = await team.sign([born(1990)]);
    const { status, error } = await team.enter([leo]);
    assert.deepEqual([status, error?.code], [422, 'SQUAD_AGAINST_RULES']);
    assert.deepEqual((error?.details as { people: unknown } | undefined)?.people, [
      { personId: leo, reasons: [{ code: 'TOO_OLD', age: 36, ageTo: 18, at: '2026-12-31' }] },
    ]);
  });

  it('a squad can’t be larger than the rules allow', async () => {
    const { join } = await league({ maxPlayers: 2 });
    const team = await join();
    const { error } = await team.enter(await team.sign(many(3, {})));
    assert.deepEqual((error?.details as { problems: unknown } | undefined)?.problems, [
      { code: 'TOO_MANY_PLAYERS', have: 3, max: 2 },
    ]);
  });

  it('clubs have a window for squads, with some later changes; the organiser has none', async () => {
    const { join, save, admin } = await league({ opensAt: '2999-01-01T00:00:00Z' });
    const team = await join();
    const people = await team.sign(many(3, {}));
    assert.equal((await team.enter(people)).error?.code, 'SQUADS_NOT_OPEN');
    await save({ closesAt: '2020-01-01T00:00:00Z' });
    assert.equal((await team.enter(people)).error?.code, 'SQUADS_CLOSED');
    await save({ closesAt: '2020-01-01T00:00:00Z', maxChanges: 2 });
    assert.equal((await team.enter(people)).error?.code, 'SQUAD_CHANGES_USED');
    assert.equal((await team.enter(people.slice(0, 2))).status, 200);
    assert.equal((await team.submit()).body.submitted, 2);
    assert.equal((await team.enter(people)).error?.code, 'SQUADS_CLOSED');
    assert.equal((await team.enter(people, admin)).body.registered, 3);
  });

  it('entering the same squad again changes nothing, and omitting a person deletes their draft', async () => {
    const { join } = await league();
    const team = await join();
    const people = await team.sign(many(3, {}));
    await team.enter(people);
    const before = (await team.squad()).body;
    assert.deepEqual((await team.enter(people)).body, before);
    assert.equal((await team.enter(people.slice(1))).body.registered, 2);
    await team.submit();
    assert.equal((await team.enter([])).body.registered, 2);
  });

  it('nobody is approved for two teams', async () => {
    const { join, decide } = await league();
    const [one, other] = [await join(), await join()];
    const [ana = ''] = await one.sign([{}]);
    await world.store.db
      .insertInto('teamMembers')
      .values({ teamId: other.id, personId: ana, role: 'MEMBER', joinedAt: world.now() })
      .execute();
    for (const team of [one, other]) {
      await team.enter([ana]);
      await team.submit();
    }
    const { body } = await decide({ action: 'approve', allComplete: true });
    assert.equal(body.decided, 1);
    assert.deepEqual(
      body.left.map(({ personId, reasons }) => [personId, reasons]),
      [[ana, [{ code: 'OTHER_TEAM', teamIds: [one.id] }]]],
    );
  });

  it('numbers follow the pattern, without gaps if several are approved at once', async () => {
    const { join, decide, list } = await league({ numberPattern: 'F-{team}-{000}' });
    const team = await join();
    await team.enter(await team.sign(many(6, {})));
    await team.submit();
    const ids = (await list()).body.items.map(({ id }) => id);
    await Promise.all(ids.map((id) => decide({ action: 'approve', ids: [id] })));
    const numbers = (await list()).body.items.map(({ number }) => number);
    assert.deepEqual(
      numbers.toSorted(),
      ids.map((_, at) => `F-${team.code}-00${at + 1}`),
    );
  });

  it('a changed date of birth is reviewed, and the player can play meanwhile', async () => {
    const { join, decide } = await league(adults);
    const team = await join();
    const [ana = ''] = await team.sign([born(2000)]);
    await team.enter([ana]);
    await team.submit();
    await decide({ action: 'approve', allComplete: true });
    const change = async (facts: object) => {
      const { people } = (await world.call(squadCalls.get, { params: { teamId: team.id } }, team.owner)).body;
      const version = people.find(({ personId }) => personId === ana)?.version ?? 0;
      const body = { people: [{ personId: ana, version, ...facts }] };
      return world.call(squadCalls.change, { params: { teamId: team.id }, body }, team.owner);
    };
    await change({ phone: '600 100 200' });
    assert.equal(await team.stateOf(ana), 'APPROVED');
    await change({ birthday: '2001-01-01' });
    const { body } = await team.squad();
    const licence = body.people.find(({ person }) => person.id === ana)?.licence;
    assert.equal(licence?.state, 'SUBMITTED');
    assert.notEqual(licence?.playableSince, null);
  });

  it('dates of birth are visible to owner and organiser, not captain and referee; others see no squad', async () => {
    const { join, admin, referee } = await league();
    const team = await join();
    const [ana = ''] = await team.sign([born(2000)]);
    const birthdayFor = async (by: Person) =>
      (await team.squad(by)).body.people.find(({ person }) => person.id === ana)?.birthday;
    for (const by of [team.owner, admin]) assert.equal(await birthdayFor(by), '2000-05-05');
    for (const by of [team.captain, referee]) assert.equal(await birthdayFor(by), null);
    assert.equal((await team.squad(team.people.MEMBER)).status, 403);
  });

  it('inconsistent rules are refused by name', async () => {
    const { save } = await league();
    const wrong = async (rules: Rules) => (await save(rules)).error?.field;
    assert.equal(await wrong({ minPlayers: 9, maxPlayers: 5 }), 'rules.maxPlayers');
    assert.equal(await wrong({ minStaff: 2, maxStaff: 1 }), 'rules.maxStaff');
    assert.equal(await wrong({ ageFrom: 18, ageTo: 16 }), 'rules.ageTo');
    assert.equal(await wrong({ numberPattern: '{team}' }), 'rules.numberPattern');
    assert.equal(await wrong({ maxChanges: 3 }), 'rules.closesAt');
    const [opensAt, closesAt] = ['2026-09-02T00:00:00Z', '2026-09-01T00:00:00Z'];
    assert.equal(await wrong({ opensAt, closesAt }), 'rules.closesAt');
  });

  it('nothing is required until rules are saved, and the category suggests them', async () => {
    const { join, save, competitionId, admin, traip } = await league();
    await save(null);
    await world.store.db
      .updateTable('categories')
      .set({ gender: 'FEMALE', minAge: 14, maxAge: 16 })
      .where('id', '=', traip.categoryId)
      .execute();
    const { body } = await world.call(registrationCalls.rules, { params: { competitionId } }, admin);
    assert.deepEqual([body.proposed, body.rules], [true, { gender: 'FEMALE', ageFrom: 14, ageTo: 16 }]);
    const team = await join();
    assert.equal((await team.enter(await team.sign([{}]))).error?.code, 'REGISTRATION_NOT_ASKED');
  });

  it('licences of one competition are found by index', async () => {
    const { competitionId, join } = await league();
    const { id: teamId } = await join();
    const { db } = world.store;
    await sql`insert into persons (id, created_at) select gen_random_uuid(), now() from generate_series(1, 5000)`.execute(
      db,
    );
    await sql`insert into licences (id, organisation_id, competition_id, team_id, person_id, state, created_at)
      select gen_random_uuid(), competitions.organisation_id, competitions.id, ${teamId}, persons.id, 'SUBMITTED', now()
      from competitions cross join persons where competitions.id <> ${competitionId}
      limit 8000`.execute(db);
    await sql`analyze licences`.execute(db);
    for (const condition of [
      sql`competition_id = ${competitionId} and state = 'SUBMITTED' order by id limit 50`,
      sql`competition_id = ${competitionId} and team_id = ${teamId} order by id limit 50`,
      sql`competition_id = ${competitionId} order by id limit 50`,
      sql`person_id = ${teamId}`,
    ]) {
      const { rows } = await sql`explain select * from licences where ${condition}`.execute(db);
      assert.doesNotMatch(JSON.stringify(rows), /Seq Scan/);
    }
  });
});
