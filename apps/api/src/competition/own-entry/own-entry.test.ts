import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokerCalls, entryCalls, notificationCalls, ownEntryCalls } from '@traip/contract';
import { createOrganisation, createPerson, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createFromForm, type FormInput } from '../competition-form/testing/forms.ts';

const tennis: Partial<FormInput> = {
  traip: { name: 'Open de la Costa', sportKey: 'TENNIS' },
  category: { name: 'Absoluta', gender: 'MIXED' },
  competitors: 'INDIVIDUAL',
  teams: [],
  generate: false,
  publish: true,
};

describe('a player entering a tournament themselves', () => {
  const world = openWorld();
  const person = (firstName: string) => createPerson(world, { firstName, surnames: 'López' });

  async function open(form: Partial<FormInput> = {}, set: object = {}) {
    const club = await createOrganisation(world, 'admin');
    const created = await createFromForm(world, club, { ...tennis, ...form });
    const competitionId = created.competition.id;
    await world.store.db
      .updateTable('competitions')
      .set({ takesRegistrations: true, ...set })
      .where('id', '=', competitionId)
      .execute();
    const { admin } = club.people;
    const params = { competitionId };
    return {
      admin,
      phase: created.first,
      enter: (user: Person, body: object = {}) => world.call(ownEntryCalls.enter, { params, body }, user),
      own: async (user: Person) => (await world.call(ownEntryCalls.list, { params }, user)).body,
      withdraw: (user: Person, teamId: string) =>
        world.call(ownEntryCalls.withdraw, { params: { competitionId, teamId } }, user),
      decide: (teamId: string, accept: boolean) =>
        world.call(entryCalls.decide, { body: { competitionId, teamId, accept, reason: 'Lleno' } }, admin),
      entries: async () =>
        (await world.call(entryCalls.list, { params, query: {} }, admin)).body.items.map(
          ({ team, status }) => [team.name, status],
        ),
    };
  }

  const newsOf = async (user: Person) => {
    const { body } = await world.call(notificationCalls.list, { query: {} }, user);
    return body.items.map(({ title }) => title.en);
  };

  it('applies for a place, is accepted and gets notified', async () => {
    const { enter, own, decide, entries, admin } = await open();
    const ana = await person('Ana');
    assert.deepEqual(
      (await own(ana)).people.map(({ id }) => id),
      [ana.id],
    );
    const { status, body } = await enter(ana);
    assert.deepEqual(
      [status, body.people, body.entries.map((entry) => [entry.person.id, entry.status])],
      [201, [], [[ana.id, 'REQUESTED']]],
    );
    assert.deepEqual(await entries(), [['Ana López', 'REQUESTED']]);
    assert.equal((await newsOf(admin)).length, 1);
    assert.equal((await enter(ana)).error?.code, 'ALREADY_ENTERED');
    assert.equal((await decide(body.entries[0]?.teamId ?? '', true)).status, 200);
    assert.equal((await own(ana)).entries[0]?.status, 'ACCEPTED');
    assert.equal((await newsOf(ana)).length, 1);
  });

  it('can try again after a rejection, and sees its reason', async () => {
    const { enter, own, decide } = await open();
    const ana = await person('Ana');
    const { body } = await enter(ana);
    await decide(body.entries[0]?.teamId ?? '', false);
    const { people, entries } = await own(ana);
    assert.deepEqual([people.length, entries[0]?.status, entries[0]?.reason], [1, 'REJECTED', 'Lleno']);
    const again = await enter(ana);
    assert.deepEqual([again.status, again.body.entries.map((entry) => entry.status)], [201, ['REQUESTED']]);
  });

  it('can withdraw, and nobody else can do it for them', async () => {
    const { enter, withdraw, entries } = await open();
    const [ana, eva] = [await person('Ana'), await person('Eva')];
    const teamId = (await enter(ana)).body.entries[0]?.teamId ?? '';
    assert.equal((await withdraw(eva, teamId)).status, 404);
    const { status, body } = await withdraw(ana, teamId);
    assert.deepEqual([status, body.entries, body.people.length], [200, [], 1]);
    assert.deepEqual(await entries(), []);
    assert.equal((await withdraw(ana, teamId)).status, 404);
  });

  it('can’t leave once there are matches', async () => {
    const names = ['Rita Sola', 'Noa Prat', 'Sara Paz'].map((name) => ({ name }));
    const { enter, withdraw, decide, phase, admin } = await open({ teams: names });
    const ana = await person('Ana');
    const teamId = (await enter(ana)).body.entries[0]?.teamId ?? '';
    await decide(teamId, true);
    const body = { ...phase, algorithm: 'ROUND_ROBIN' as const };
    await world.call(brokerCalls.upsert, { body }, admin);
    assert.equal(
      (await world.call(brokerCalls.process, { body: { ...phase, mode: 'COMMIT' } }, admin)).status,
      200,
    );
    assert.equal((await withdraw(ana, teamId)).error?.code, 'PHASE_HAS_MATCHES');
  });

  it('is entered by a guardian if under age', async () => {
    const { enter, own } = await open();
    const [child, mother] = [await person('Nil'), await person('Marta')];
    const birthday = `${world.now().getUTCFullYear() - 12}-01-01`;
    await world.store.db.updateTable('users').set({ birthday }).where('id', '=', child.id).execute();
    assert.equal((await enter(child)).error?.code, 'GUARDIAN_ENTERS');
    assert.deepEqual((await own(child)).people, []);
    const refused = await enter(mother, { personId: child.id });
    assert.deepEqual([refused.error?.code, refused.error?.field], ['NOT_FOUND', 'personId']);
    await world.store.db
      .insertInto('guardians')
      .values({ childId: child.id, userId: mother.id, relation: 'MOTHER', since: world.now(), endedAt: null })
      .execute();
    const { status, body } = await enter(mother, { personId: child.id });
    assert.deepEqual([status, body.entries[0]?.person.firstName], [201, 'Nil']);
    assert.deepEqual(
      body.people.map(({ firstName }) => firstName),
      ['Marta'],
    );
  });

  it('gets the reason if players can’t enter themselves', async () => {
    const ana = await person('Ana');
    const codeOf = async (...at: Parameters<typeof open>) =>
      (await (await open(...at)).enter(ana)).error?.code;
    assert.equal(await codeOf({}, { takesRegistrations: false }), 'REGISTRATION_CLOSED');
    assert.equal(await codeOf({}, { competitors: 'PAIR' }), 'COMPETITOR_DIFFERS');
    assert.equal(
      await codeOf({ teams: [{ name: 'Rita Sola' }, { name: 'Noa Prat' }] }, { maxTeams: 2 }),
      'COMPETITION_FULL',
    );
  });
});
