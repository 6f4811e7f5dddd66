import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { entryCalls, notificationCalls, partnerCalls, profileCalls } from '@traip/contract';
import { createPerson, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { circuitOf, fourPairs } from '../ranking/testing/circuit.ts';

describe('a person looking for a partner', () => {
  const world = openWorld();

  async function open(names: readonly string[] = [], registration = true) {
    const circuit = await circuitOf(world, names, { generate: false });
    const competitionId = circuit.first.competitionId;
    await world.store.db
      .updateTable('competitions')
      .set({ takesRegistrations: registration })
      .where('id', '=', competitionId)
      .execute();
    const params = { competitionId };
    const look = (user: Person, body: object = {}) =>
      world.call(partnerCalls.look, { params, body: { agrees: true, ...body } }, user);
    const list = async (user: Person) => (await world.call(partnerCalls.list, { params }, user)).body;
    const idOf = async (user: Person) => {
      const { searches } = await list(user);
      return searches.find(({ isOwn }) => isOwn)?.id ?? '';
    };
    const ask = async (from: Person, to: Person) =>
      world.call(
        partnerCalls.ask,
        { params, body: { fromId: await idOf(from), toId: await idOf(to) } },
        from,
      );
    const answer = async (to: Person, from: Person, accept: boolean) =>
      world.call(
        partnerCalls.answer,
        { params, body: { fromId: await idOf(from), toId: await idOf(to), accept } },
        to,
      );
    return { ...circuit, competitionId, params, look, list, idOf, ask, answer };
  }

  const person = (firstName: string) => createPerson(world, { firstName, surnames: 'López' });
  const newsOf = async (user: Person) => {
    const { body } = await world.call(notificationCalls.list, { query: {} }, user);
    return body.items.map(({ title }) => title.en);
  };

  it('is visible to organisers and to others who are looking, and to nobody else', async () => {
    const { admin, look, list } = await open();
    const [ana, luis, stranger] = [await person('Ana'), await person('Luis'), await person('Eva')];
    assert.equal((await look(ana, { level: '3,5', note: 'Por las tardes' })).status, 201);
    assert.equal((await look(luis)).status, 201);
    assert.deepEqual((await list(stranger)).searches, []);
    const seen = await list(luis);
    assert.deepEqual(
      seen.searches.map(({ person: one, level, isOwn }) => [one.firstName, level, isOwn]),
      [
        ['Ana', '3,5', false],
        ['Luis', null, true],
      ],
    );
    const all = await list(admin);
    assert.deepEqual([all.searches.length, all.mayJoin], [2, true]);
  });

  it('agrees to be listed, and only where pairs can enter themselves', async () => {
    const { look, params } = await open();
    const ana = await person('Ana');
    const silent = await world.call(partnerCalls.look, { params, body: {} as never }, ana);
    assert.deepEqual([silent.status, silent.error?.field], [400, 'agrees']);
    const closed = await open([], false);
    assert.equal((await closed.look(ana)).error?.code, 'REGISTRATION_CLOSED');
    assert.equal((await look(ana, { personId: (await person('Otra')).id })).status, 404);
  });

  it('asks another one; accepting makes a pair that applies for a place and ends both searches', async () => {
    const { admin, look, list, ask, answer, competitionId, entries } = await open();
    const [ana, luis] = [await person('Ana'), await person('Luis')];
    await look(ana);
    await look(luis);
    assert.equal((await ask(ana, luis)).status, 200);
    assert.deepEqual((await list(ana)).searches.find(({ isOwn }) => !isOwn)?.requests[0]?.state, 'SENT');
    assert.deepEqual((await list(luis)).searches.find(({ isOwn }) => !isOwn)?.requests[0]?.state, 'RECEIVED');
    assert.deepEqual(await newsOf(luis), ['Ana López wants to play with you']);
    assert.equal((await answer(luis, ana, true)).status, 200);
    const [pair] = await entries(competitionId);
    assert.deepEqual([pair?.team.name, pair?.status], ['Ana López / Luis López', 'REQUESTED']);
    assert.deepEqual((await list(admin)).searches, []);
    assert.deepEqual(await newsOf(ana), ['You have a partner: Luis López']);
    assert.equal((await look(ana)).error?.code, 'ALREADY_ENTERED');
    const body = { competitionId, teamId: pair?.team.id ?? '', accept: true };
    await world.call(entryCalls.decide, { body }, admin);
    assert.match((await newsOf(luis))[0] ?? '', /has been accepted/);
  });

  it('can be declined and then not ask again; a request can be withdrawn before', async () => {
    const { look, list, ask, answer, idOf, params } = await open();
    const [ana, luis] = [await person('Ana'), await person('Luis')];
    await look(ana);
    await look(luis);
    await ask(ana, luis);
    const back = { ...params, fromId: await idOf(ana), toId: await idOf(luis) };
    await world.call(partnerCalls.takeBack, { params: back }, ana);
    assert.equal((await answer(luis, ana, true)).status, 404);
    await ask(ana, luis);
    assert.equal((await answer(luis, ana, false)).status, 200);
    assert.equal((await ask(ana, luis)).error?.code, 'PARTNER_DECLINED');
    assert.deepEqual((await list(luis)).searches.find(({ isOwn }) => !isOwn)?.requests, []);
    const other = await person('Eva');
    const theirs = { ...params, id: await idOf(ana) };
    assert.equal((await world.call(partnerCalls.stop, { params: theirs }, other)).status, 404);
    assert.equal((await world.call(partnerCalls.stop, { params: theirs }, luis)).status, 403);
    assert.equal((await world.call(partnerCalls.stop, { params: theirs }, ana)).status, 200);
  });

  it('is entered by a guardian and visible only to organisers if under age', async () => {
    const { admin, look, list } = await open();
    const year = world.now().getUTCFullYear();
    const [child, mother, luis] = [await person('Nil'), await person('Marta'), await person('Luis')];
    await world.store.db
      .updateTable('users')
      .set({ birthday: `${year - 16}-01-01` })
      .where('id', '=', child.id)
      .execute();
    assert.equal((await look(child)).error?.code, 'GUARDIAN_LOOKS');
    await world.store.db
      .insertInto('guardians')
      .values({ childId: child.id, userId: mother.id, relation: 'MOTHER', since: world.now(), endedAt: null })
      .execute();
    assert.equal((await look(mother, { personId: child.id })).status, 201);
    await look(luis);
    assert.equal((await list(luis)).searches.length, 1, 'no other adult sees a child');
    const [first] = (await list(admin)).searches;
    assert.deepEqual([first?.person.firstName, first?.isMinor], ['Nil', true]);
  });

  it('can be paired by organisers with another one, or with a single entry', async () => {
    const { admin, look, list, params, entries, competitionId } = await open(['Rita Sola']);
    const ana = await person('Ana');
    await look(ana);
    const { searches, singles } = await list(admin);
    assert.deepEqual(
      singles.map(({ name }) => name),
      ['Rita Sola'],
    );
    const [searchId = '', teamId = ''] = [searches[0]?.id, singles[0]?.teamId];
    const join = (oneId: string, otherId: string) =>
      world.call(partnerCalls.join, { params, body: { oneId, otherId } }, admin);
    const alone = await join(searchId, searchId);
    assert.deepEqual([alone.error?.code, alone.error?.field], ['PARTNER_UNKNOWN', 'otherId']);
    const joined = await join(teamId, searchId);
    assert.deepEqual([joined.status, joined.body.team.name], [201, 'Rita Sola / Ana López']);
    assert.deepEqual(
      (await entries(competitionId)).map(({ team, status }) => [team.name, status]),
      [['Rita Sola / Ana López', 'ACCEPTED']],
    );
  });

  it('finds their notes in their data export, and leaves nothing behind when deleted', async () => {
    const { look, list, admin } = await open();
    const ana = await person('Ana');
    await look(ana, { note: 'Zurda' });
    const { body } = await world.call(profileCalls.myData, {}, ana);
    const { partnerSearches } = body as unknown as { partnerSearches: { note: string }[] };
    assert.deepEqual(
      partnerSearches.map(({ note }) => note),
      ['Zurda'],
    );
    await world.store.db
      .updateTable('users')
      .set({ deletedAt: world.now() })
      .where('id', '=', ana.id)
      .execute();
    assert.deepEqual((await list(admin)).searches, []);
  });
});

describe('a pair changing partners', () => {
  const world = openWorld();

  async function league() {
    const circuit = await circuitOf(world, fourPairs);
    const { competitionId } = circuit.first;
    const [entry] = await circuit.entries(competitionId);
    const teamId = entry?.team.id ?? '';
    const params = { competitionId, teamId };
    const history = async (user = circuit.admin) =>
      (await world.call(partnerCalls.history, { params }, user)).body;
    const change = async (firstName: string, body: object, user = circuit.admin) => {
      const { people } = await history();
      const personId = people.find((one) => one.firstName === firstName)?.id ?? crypto.randomUUID();
      const input = { body: { competitionId, teamId, personId, name: 'Lia Roca', ...body } };
      return world.call(partnerCalls.change, input, user);
    };
    return { ...circuit, competitionId, teamId, history, change, name: entry?.team.name ?? '' };
  }

  it('takes another partner before it plays, but nobody who plays in another pair', async () => {
    const { change } = await league();
    const taken = await change('Luis', { name: 'Eva Soler' });
    assert.deepEqual([taken.error?.code, taken.error?.field], ['ALREADY_ENTERED', 'name']);
    const withoutPerson = await change('Nadie', {});
    assert.deepEqual([withoutPerson.status, withoutPerson.error?.field], [422, 'personId']);
    assert.equal((await change('Luis', {})).body.team.name, 'Ana Ruiz / Lia Roca');
  });

  it('can change itself until registration closes, and never a stranger’s pair', async () => {
    const { change, teamId, competitionId } = await league();
    const { db } = world.store;
    const ana = await createPerson(world, { firstName: 'Ana', surnames: 'Ruiz' });
    assert.equal((await change('Luis', {}, ana)).status, 403);
    await db
      .updateTable('teamMembers')
      .set({ personId: ana.id })
      .where('teamId', '=', teamId)
      .where('personId', 'in', db.selectFrom('players').select('id').where('firstName', '=', 'Ana'))
      .execute();
    assert.equal((await change('Luis', {}, ana)).error?.code, 'REGISTRATION_CLOSED');
    await db
      .updateTable('competitions')
      .set({ takesRegistrations: true })
      .where('id', '=', competitionId)
      .execute();
    assert.equal((await change('Luis', {}, ana)).status, 200);
  });

  it('keeps past matches with the people who played them; organisers give a reason', async () => {
    const { change, history, play, first, setRules, ranking, name } = await league();
    await setRules({ method: 'ELO' });
    await play(first, 1, ['6 0', '6 0'], '2026-03-07');
    const before = await ranking();
    const silent = await change('Luis', {});
    assert.deepEqual([silent.error?.code, silent.error?.field], ['REASON_REQUIRED', 'reason']);
    assert.equal((await change('Luis', { reason: 'Lesión de Luis' })).status, 200);
    const { people, hasPlayed, matches } = await history();
    assert.deepEqual([people.map(({ firstName }) => firstName), hasPlayed], [['Ana', 'Lia'], true]);
    assert.deepEqual(
      matches.map((match) =>
        match.people.map(({ firstName, surnames }) => `${firstName} ${surnames}`).join(' / '),
      ),
      [name],
    );
    assert.deepEqual((await ranking()).items, before.items, 'a rating belongs to who played');
    await play(first, 2, ['6 0', '6 0'], '2026-03-08');
    const after = await ranking({ search: 'lia roca' });
    assert.deepEqual(after.items[0]?.results, 1);
    assert.equal((await ranking({ search: 'luis gil' })).items[0]?.results, 1);
  });

  it('can’t change once the competition is over', async () => {
    const { change, competitionId } = await league();
    await world.store.db
      .updateTable('competitions')
      .set({ state: 'FINISHED' })
      .where('id', '=', competitionId)
      .execute();
    assert.equal((await change('Luis', { reason: 'tarde' })).error?.code, 'COMPETITION_OVER');
  });
});
