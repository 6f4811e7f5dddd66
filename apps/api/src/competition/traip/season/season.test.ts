import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seasonCalls, traipCalls } from '@traip/contract';
import { createCompetition, createTraip, type TraipFixture } from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createPerson, type Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';

describe('a season', () => {
  const world = openWorld();
  const create = ({ traipId }: TraipFixture, user: Person, name: string, startsOn: string | null = null) =>
    world.call(seasonCalls.create, { body: { traipId, name, startsOn, endsOn: null } }, user);

  it('is added by people who manage competitions, and visible to everyone who sees the Traip', async () => {
    const club = await createOrganisation(world, 'admin', 'referee', 'member');
    const traip = await createTraip(world, club.id, { privacy: 'PRIVATE' });
    const body = { traipId: traip.traipId, name: ' Otoño ', startsOn: '2026-09-01', endsOn: '2026-12-20' };
    const created = await world.call(seasonCalls.create, { body }, club.people.referee);
    const { id, ...season } = created.body;
    assert.equal(created.status, 201);
    assert.deepEqual(season, { ...body, name: 'Otoño', competitions: 0, version: 1 });
    const read = async (user: Person) => world.call(seasonCalls.byId, { params: { id } }, user);
    assert.deepEqual((await read(club.people.admin)).body, created.body);
    for (const user of [club.people.member, await createPerson(world)])
      assert.equal((await read(user)).status, 404);
  });

  it('doesn’t end before it starts', async () => {
    const club = await createOrganisation(world, 'admin');
    const { traipId } = await createTraip(world, club.id);
    const body = { traipId, name: 'Al revés', startsOn: '2026-09-02', endsOn: '2026-09-01' };
    const { error } = await world.call(seasonCalls.create, { body }, club.people.admin);
    assert.deepEqual([error?.code, error?.field], ['BAD_REQUEST', 'endsOn']);
  });

  it('has a unique name in its Traip, ignoring case and accents', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const [traip, other] = [await createTraip(world, club.id), await createTraip(world, club.id)];
    const first = await create(traip, admin, 'Otoño Mágico');
    for (const name of ['Otoño Mágico', 'OTONO MAGICO', 'otoño  mágico']) {
      const { status, error } = await create(traip, admin, name);
      assert.deepEqual([status, error?.code, error?.field], [409, 'NAME_TAKEN', 'name'], name);
    }
    assert.equal((await create(other, admin, 'Otoño Mágico')).status, 201);
    const second = await create(traip, admin, 'Otoño Mágico 2');
    const rename = async (id: string, name: string) =>
      world.call(seasonCalls.update, { body: { id, name, startsOn: null, endsOn: null, version: 1 } }, admin);
    assert.deepEqual(
      [(await rename(second.body.id, 'otono magico')).error].map((error) => [error?.code, error?.field]),
      [['NAME_TAKEN', 'name']],
    );
    assert.equal((await rename(first.body.id, 'OTOÑO MÁGICO')).status, 200);
  });

  it('exists once even if many add it at the same moment', async () => {
    const club = await createOrganisation(world, 'admin');
    const traip = await createTraip(world, club.id);
    const answers = await Promise.all(
      ['Única', 'única', 'UNICA', 'Unica', 'ÚNICA'].map((name) => create(traip, club.people.admin, name)),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409, 409]);
  });

  it('can’t take a name that another season is given at the same moment', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const traip = await createTraip(world, club.id);
    const created = [await create(traip, admin, 'A'), await create(traip, admin, 'B')];
    const answers = await Promise.all([
      ...created.map(({ body: { id } }) =>
        world.call(
          seasonCalls.update,
          { body: { id, name: 'Final', startsOn: null, endsOn: null, version: 1 } },
          admin,
        ),
      ),
      create(traip, admin, 'FINAL'),
    ]);
    const won = answers.filter(({ status }) => status < 300);
    assert.deepEqual([won.length, answers.every(({ status }) => status < 500)], [1, true]);
  });

  it('is changed as a whole, from its current version', async () => {
    const club = await createOrganisation(world, 'referee', 'member');
    const { referee, member } = club.people;
    const { seasonId: id } = await createTraip(world, club.id);
    const body = { id, name: '2027', startsOn: '2027-01-01', endsOn: '2027-12-31', version: 1 };
    assert.equal((await world.call(seasonCalls.update, { body }, member)).status, 403);
    const { body: changed } = await world.call(seasonCalls.update, { body }, referee);
    assert.deepEqual(
      [changed.name, changed.startsOn, changed.endsOn, changed.version],
      ['2027', '2027-01-01', '2027-12-31', 2],
    );
    assert.equal((await world.call(seasonCalls.update, { body }, referee)).error?.code, 'STALE_VERSION');
  });

  it('is listed newest first, and found by part of its name', async () => {
    const [club, stranger] = [await createOrganisation(world, 'admin'), await createPerson(world)];
    const { admin } = club.people;
    const traip = await createTraip(world, club.id);
    await create(traip, admin, 'Invierno 26', '2026-01-01');
    await create(traip, admin, 'Otoño 27', '2027-09-01');
    await create(traip, admin, 'Verano 27', '2027-06-01');
    await createCompetition(world, traip, { state: 'DRAFT' });
    const find = async (user: Person, more: object = {}) =>
      (await world.call(seasonCalls.find, { body: { traipId: traip.traipId, ...more } }, user)).body;
    const all = await find(admin);
    assert.deepEqual(
      all.items.map(({ name, competitions }) => `${name}: ${competitions}`),
      ['Otoño 27: 0', 'Verano 27: 0', 'Invierno 26: 0', '2026/27: 1'],
    );
    assert.deepEqual(
      (await find(stranger)).items.map(({ competitions }) => competitions),
      [0, 0, 0, 0],
    );
    assert.deepEqual(
      (await find(admin, { search: 'OTONO' })).items.map(({ name }) => name),
      ['Otoño 27'],
    );
    assert.equal((await find(admin, { search: '%' })).total, 0);
    const { items, total, totalPages } = await find(admin, { search: '27', limit: 2, page: 2 });
    assert.deepEqual([items.map(({ name }) => name), total, totalPages], [['2026/27'], 3, 2]);
  });

  it('can be deleted by admins unless competitions use it, which frees its name', async () => {
    const club = await createOrganisation(world, 'admin', 'referee');
    const { admin, referee } = club.people;
    const traip = await createTraip(world, club.id);
    const { body: season } = await create(traip, admin, 'Vacía');
    const remove = (id: string, user: Person) => world.call(seasonCalls.delete, { params: { id } }, user);
    assert.equal((await remove(season.id, referee)).status, 403);
    assert.deepEqual((await remove(season.id, admin)).body, { deleted: true });
    assert.equal((await remove(season.id, admin)).status, 404);
    assert.equal((await create(traip, admin, 'Vacía')).status, 201);
    await createCompetition(world, traip, { state: 'DRAFT' });
    const { status, error } = await remove(traip.seasonId, admin);
    assert.deepEqual([status, error?.code], [409, 'IN_USE']);
    const { body } = await world.call(traipCalls.get, { params: { id: traip.traipId } }, admin);
    assert.equal(body.seasons.length, 2);
  });

  it('of another organisation is out of reach, whatever the caller’s role at home', async () => {
    const [club, other] = [
      await createOrganisation(world, 'admin'),
      await createOrganisation(world, 'admin'),
    ];
    const { seasonId: id, traipId } = await createTraip(world, club.id);
    const { admin } = other.people;
    const body = { id, name: 'Mía', startsOn: null, endsOn: null, version: 1 };
    const statuses = [
      await world.call(seasonCalls.update, { body }, admin),
      await world.call(seasonCalls.delete, { params: { id } }, admin),
      await world.call(seasonCalls.create, { body: { name: 'Mía', traipId } }, admin),
    ].map(({ status }) => status);
    assert.deepEqual(statuses, [403, 403, 403]);
  });

  it('keeps fields that a change omits; null clears them', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const { seasonId: id } = await createTraip(world, club.id);
    const change = (more: object, version: number) =>
      world.call(seasonCalls.update, { body: { id, name: '2027', version, ...more } }, admin);
    await change({ startsOn: '2027-01-01', endsOn: '2027-12-31' }, 1);
    const renamed = await change({ name: 'Año 27' }, 2);
    assert.deepEqual([renamed.body.startsOn, renamed.body.endsOn], ['2027-01-01', '2027-12-31']);
    const late = await change({ startsOn: '2028-01-01' }, 3);
    assert.deepEqual([late.error?.code, late.error?.field], ['ENDS_BEFORE_IT_STARTS', 'endsOn']);
    const open = await change({ endsOn: null }, 3);
    assert.deepEqual([open.body.startsOn, open.body.endsOn], ['2027-01-01', null]);
  });
});
