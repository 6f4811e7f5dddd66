import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { venueCalls } from '@traip/contract';
import { createCompetition, createMatch, createTraip } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

const ground = {
  name: 'Campo de la Vega',
  city: 'Málaga',
  fields: [{ name: 'Campo 1' }, { name: 'Campo 2' }],
  openings: [
    { weekday: 6, opensAt: '09:00', closesAt: '14:00' },
    { weekday: 6, opensAt: '16:00', closesAt: '24:00' },
  ],
};

describe('a venue', () => {
  const world = openWorld();
  const create = async (orgCode: string, user: Person, more: object = {}) =>
    world.call(venueCalls.create, { params: { orgCode }, body: { ...ground, ...more } }, user);

  it('is added with its fields and opening hours, and visible to everyone in the organisation', async () => {
    const club = await createOrganisation(world, 'referee', 'member');
    const { status, body } = await create(club.code, club.people.referee);
    assert.equal(status, 201);
    assert.deepEqual(
      [body.fields.map(({ name }) => name), body.openings, body.closedDates, body.version],
      [['Campo 1', 'Campo 2'], ground.openings, [], 1],
    );
    const params = { orgCode: club.code, id: body.id };
    assert.deepEqual((await world.call(venueCalls.get, { params }, club.people.member)).body, body);
  });

  it('is found by part of its name or city, ignoring case and accents', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    for (const name of ['Zaidín', 'Árbol', 'La Cueva'])
      await create(club.code, admin, { name, city: 'Jaén' });
    const find = async (query: object) =>
      (await world.call(venueCalls.list, { params: { orgCode: club.code }, query }, admin)).body;
    const names = async (query: object) => (await find(query)).items.map(({ name }) => name);
    assert.deepEqual(await names({}), ['Árbol', 'La Cueva', 'Zaidín']);
    assert.deepEqual(await names({ search: 'ARB' }), ['Árbol']);
    assert.deepEqual(await names({ search: 'jaen', limit: 2, page: 2 }), ['Zaidín']);
    assert.equal((await find({ search: 'nada' })).total, 0);
  });

  it('is refused with every problem, field by field', async () => {
    const club = await createOrganisation(world, 'admin');
    const cases = [
      [{ name: ' ' }, 'name'],
      [{ fields: [] }, 'fields'],
      [{ fields: [{ name: 'Uno' }, { name: 'UNO' }] }, 'fields'],
      [{ openings: [{ weekday: 8, opensAt: '09:00', closesAt: '10:00' }] }, 'openings.0.weekday'],
      [{ openings: [{ weekday: 1, opensAt: '10:00', closesAt: '10:00' }] }, 'openings.0.closesAt'],
      [{ openings: [...ground.openings, { weekday: 6, opensAt: '13:00', closesAt: '15:00' }] }, 'openings'],
    ] as const;
    for (const [more, field] of cases) {
      const { status, error } = await create(club.code, club.people.admin, more);
      assert.deepEqual([status, error?.field], [400, field]);
    }
  });

  it('has a unique name, even if two people add it at the same moment', async () => {
    const club = await createOrganisation(world, 'admin');
    const names = ['Peñón', 'PENON', 'peñon'];
    const answers = await Promise.all(names.map((name) => create(club.code, club.people.admin, { name })));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)?.error;
    assert.deepEqual([refused?.code, refused?.field], ['NAME_TAKEN', 'name']);
  });

  it('is changed as a whole from its current version: fields stay, are added and are deleted', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const { body: venue } = await create(club.code, admin);
    const params = { orgCode: club.code, id: venue.id };
    const [first] = venue.fields;
    assert.ok(first);
    const body = {
      ...ground,
      fields: [{ name: 'Nuevo' }, { ...first, name: 'Central' }],
      openings: [],
      version: 1,
    };
    const changed = await world.call(venueCalls.update, { params, body }, admin);
    assert.deepEqual(
      [changed.body.fields.map(({ name }) => name), changed.body.fields[1]?.id, changed.body.openings],
      [['Nuevo', 'Central'], first.id, []],
    );
    assert.equal((await world.call(venueCalls.update, { params, body }, admin)).error?.code, 'STALE_VERSION');
    const foreign = { ...body, version: 2, fields: [{ id: club.id, name: 'Ajeno' }] };
    const refused = await world.call(venueCalls.update, { params, body: foreign }, admin);
    assert.deepEqual([refused.error?.code, refused.error?.field], ['FIELD_UNKNOWN', 'fields.0.id']);
  });

  it('keeps fields with matches still to be played', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const { body: venue } = await create(club.code, admin);
    const [used, free] = venue.fields;
    assert.ok(used && free);
    const [home, away] = [await createTeam(world, {}), await createTeam(world, {})];
    const competition = await createCompetition(world, await createTraip(world, club.id));
    const match = await createMatch(world, competition, { home: home.id, away: away.id });
    const { db } = world.store;
    await db.updateTable('matches').set({ fieldId: used.id }).where('id', '=', match).execute();
    const params = { orgCode: club.code, id: venue.id };
    const body = { ...ground, fields: [free], version: 1 };
    const refused = await world.call(venueCalls.update, { params, body }, admin);
    assert.deepEqual(
      [refused.status, refused.error?.code, refused.error?.details],
      [409, 'FIELD_IN_USE', { fieldIds: [used.id] }],
    );
    assert.equal((await world.call(venueCalls.delete, { params }, admin)).error?.code, 'FIELD_IN_USE');
    await db.updateTable('matches').set({ state: 'CLOSED' }).where('id', '=', match).execute();
    assert.deepEqual((await world.call(venueCalls.delete, { params }, admin)).body, { deleted: true });
    assert.equal((await world.call(venueCalls.get, { params }, admin)).status, 404);
    assert.equal((await create(club.code, admin)).status, 201, 'its name is free again');
  });

  it('of another organisation is not found here', async () => {
    const [club, other] = [
      await createOrganisation(world, 'admin'),
      await createOrganisation(world, 'admin'),
    ];
    const { body: venue } = await create(other.code, other.people.admin);
    const params = { orgCode: club.code, id: venue.id };
    const { admin } = club.people;
    assert.equal((await world.call(venueCalls.get, { params }, admin)).status, 404);
    assert.equal((await world.call(venueCalls.delete, { params }, admin)).status, 404);
    const body = { ...ground, version: 1 };
    assert.equal((await world.call(venueCalls.update, { params, body }, admin)).status, 404);
  });
});
