import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { categoryCalls } from '@traip/contract';
import { createCompetition, createTraip, type TraipFixture } from '../../../testing/fixtures/competitions.ts';
import { createOrganisation, createPerson, type Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';

describe('a category', () => {
  const world = openWorld();
  const create = ({ traipId }: TraipFixture, user: Person, name: string, sportVariantKey?: string) =>
    world.call(
      categoryCalls.create,
      { body: { traipId, name, ...(sportVariantKey === undefined ? {} : { sportVariantKey }) } },
      user,
    );

  it('is added by people who manage competitions, and visible to everyone who sees the Traip', async () => {
    const club = await createOrganisation(world, 'referee', 'member');
    const traip = await createTraip(world, club.id, { privacy: 'PRIVATE' });
    const body = {
      traipId: traip.traipId,
      name: 'Sub-12',
      gender: 'FEMALE' as const,
      minAge: 10,
      maxAge: 12,
      skillLevel: 'FEDERATED' as const,
      sportVariantKey: 'FUTSAL',
    };
    const created = await world.call(categoryCalls.create, { body }, club.people.referee);
    const { id, ...category } = created.body;
    assert.equal(created.status, 201);
    assert.deepEqual(category, { ...body, competitions: 0, version: 1 });
    const read = (user: Person) => world.call(categoryCalls.byId, { params: { id } }, user);
    assert.deepEqual((await read(club.people.referee)).body, created.body);
    for (const user of [club.people.member, await createPerson(world)])
      assert.equal((await read(user)).status, 404);
  });

  it('has the usual variant of the sport unless another is given, and never one of another sport', async () => {
    const club = await createOrganisation(world, 'admin');
    const traip = await createTraip(world, club.id, {
      sportKey: 'VOLLEYBALL',
      sportVariantKey: 'VOLLEYBALL_6',
    });
    const { admin } = club.people;
    const usual = await create(traip, admin, 'Sala');
    assert.deepEqual(
      [usual.body.sportVariantKey, usual.body.gender, usual.body.skillLevel, usual.body.minAge],
      ['VOLLEYBALL_6', 'MIXED', 'AMATEUR', null],
    );
    assert.equal((await create(traip, admin, 'Playa', 'BEACH_VOLLEYBALL')).status, 201);
    for (const key of ['FUTSAL', 'VOLLEYBALL', 'NADA']) {
      const { status, error } = await create(traip, admin, key, key);
      assert.deepEqual(
        [status, error?.code, error?.field],
        [422, 'VARIANT_OF_OTHER_SPORT', 'sportVariantKey'],
      );
    }
  });

  it('refuses a minimum age above the maximum', async () => {
    const club = await createOrganisation(world, 'admin');
    const { traipId } = await createTraip(world, club.id);
    const body = { traipId, name: 'Al revés', minAge: 14, maxAge: 12 };
    const { error } = await world.call(categoryCalls.create, { body }, club.people.admin);
    assert.deepEqual([error?.code, error?.field], ['BAD_REQUEST', 'maxAge']);
  });

  it('has a unique name in its Traip, even if many add it at the same moment', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const [traip, other] = [await createTraip(world, club.id), await createTraip(world, club.id)];
    const answers = await Promise.all(
      ['Niñas', 'niñas', 'NINAS', 'Ninas'].map((name) => create(traip, admin, name)),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    assert.deepEqual([refused?.error?.code, refused?.error?.field], ['NAME_TAKEN', 'name']);
    assert.equal((await create(other, admin, 'Niñas')).status, 201);
    const body = { id: traip.categoryId, name: 'NIÑAS', version: 1 };
    const renamed = await world.call(categoryCalls.update, { body }, admin);
    assert.deepEqual([renamed.error?.code, renamed.error?.field], ['NAME_TAKEN', 'name']);
  });

  it('is changed as a whole, from its current version', async () => {
    const club = await createOrganisation(world, 'referee', 'member');
    const { categoryId: id } = await createTraip(world, club.id);
    const body = {
      id,
      name: 'Veteranos',
      gender: 'MALE' as const,
      skillLevel: 'EXPERT' as const,
      minAge: 35,
      maxAge: null,
      sportVariantKey: 'FOOTBALL_7',
      version: 1,
    };
    assert.equal((await world.call(categoryCalls.update, { body }, club.people.member)).status, 403);
    const { body: changed } = await world.call(categoryCalls.update, { body }, club.people.referee);
    const { traipId: _same, competitions: _none, ...rest } = changed;
    assert.deepEqual(rest, { ...body, version: 2 });
    const late = await world.call(categoryCalls.update, { body }, club.people.referee);
    assert.equal(late.error?.code, 'STALE_VERSION');
  });

  it('keeps its variant once competitions use it, but can change otherwise', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const traip = await createTraip(world, club.id, { sportVariantKey: 'FUTSAL' });
    await createCompetition(world, traip, { state: 'DRAFT' });
    const change = (more: object) =>
      world.call(
        categoryCalls.update,
        { body: { id: traip.categoryId, name: 'Sala', version: 1, ...more } },
        admin,
      );
    const refused = await change({ sportVariantKey: 'FOOTBALL_7' });
    assert.deepEqual(
      [refused.status, refused.error?.code, refused.error?.field],
      [409, 'IN_USE', 'sportVariantKey'],
    );
    const other = await change({ sportVariantKey: 'JUDO' });
    assert.equal(other.error?.code, 'VARIANT_OF_OTHER_SPORT');
    const unchanged = await change({});
    assert.deepEqual([unchanged.status, unchanged.body.sportVariantKey], [200, 'FUTSAL']);
    assert.equal((await change({ sportVariantKey: 'FUTSAL', version: 2 })).status, 200);
  });

  it('is listed by name, with the competitions that the reader can see, and found by part of its name', async () => {
    const [club, stranger] = [await createOrganisation(world, 'admin'), await createPerson(world)];
    const { admin } = club.people;
    const traip = await createTraip(world, club.id);
    for (const name of ['Zaguero', 'Árbol', 'bebé']) await create(traip, admin, name);
    await createCompetition(world, traip);
    await createCompetition(world, traip, { state: 'DRAFT' });
    const find = async (user: Person, more: object = {}) =>
      (await world.call(categoryCalls.find, { body: { traipId: traip.traipId, ...more } }, user)).body;
    const listed = async (...args: Parameters<typeof find>) =>
      (await find(...args)).items.map(({ name, competitions }) => `${name}: ${competitions}`);
    assert.deepEqual(await listed(admin), ['Árbol: 0', 'bebé: 0', 'Sénior: 2', 'Zaguero: 0']);
    assert.deepEqual(await listed(stranger, { search: 'SENI' }), ['Sénior: 1']);
    const { items, total, totalPages } = await find(admin, { limit: 3, page: 2 });
    assert.deepEqual([items.map(({ name }) => name), total, totalPages], [['Zaguero'], 4, 2]);
  });

  it('can be deleted by admins unless competitions use it, which frees its name', async () => {
    const club = await createOrganisation(world, 'admin', 'referee');
    const { admin, referee } = club.people;
    const traip = await createTraip(world, club.id);
    const { body: category } = await create(traip, admin, 'Vacía');
    const remove = (id: string, user: Person) => world.call(categoryCalls.delete, { params: { id } }, user);
    assert.equal((await remove(category.id, referee)).status, 403);
    assert.deepEqual((await remove(category.id, admin)).body, { deleted: true });
    assert.equal((await remove(category.id, admin)).status, 404);
    assert.equal((await create(traip, admin, 'Vacía')).status, 201);
    await createCompetition(world, traip, { state: 'DRAFT' });
    const { status, error } = await remove(traip.categoryId, admin);
    assert.deepEqual([status, error?.code], [409, 'IN_USE']);
  });

  it('keeps fields that a change omits; null clears them', async () => {
    const club = await createOrganisation(world, 'admin');
    const { admin } = club.people;
    const { traipId } = await createTraip(world, club.id);
    const full = {
      name: 'Sub-12',
      gender: 'FEMALE',
      skillLevel: 'FEDERATED',
      minAge: 10,
      maxAge: 12,
    } as const;
    const { body } = await world.call(categoryCalls.create, { body: { traipId, ...full } }, admin);
    const change = (more: object, version: number) =>
      world.call(categoryCalls.update, { body: { id: body.id, name: 'Alevín', version, ...more } }, admin);
    assert.deepEqual((await change({}, 1)).body, { ...body, name: 'Alevín', version: 2 });
    const older = await change({ minAge: 14 }, 2);
    assert.deepEqual(
      [older.status, older.error?.code, older.error?.field],
      [422, 'AGES_OUT_OF_ORDER', 'maxAge'],
    );
    assert.deepEqual((await change({ maxAge: null }, 2)).body, {
      ...body,
      name: 'Alevín',
      maxAge: null,
      version: 3,
    });
  });
});
