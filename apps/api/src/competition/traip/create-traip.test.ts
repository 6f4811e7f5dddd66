import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { organisationCalls, traipCalls } from '@traip/contract';
import { createOrganisation, createPerson } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('creating a Traip', () => {
  const world = openWorld();

  it('stores the input, derives a code from the name, and starts empty', async () => {
    const club = await createOrganisation(world, 'admin');
    const body = {
      organizationId: club.id,
      name: ' Copa Átlántica ',
      description: 'Cada verano',
      sportKey: 'HANDBALL' as const,
      privacy: 'IN_ORG' as const,
    };
    const { status, body: traip } = await world.call(traipCalls.create, { body }, club.people.admin);
    assert.equal(status, 201);
    assert.deepEqual(
      [traip.name, traip.code, traip.sportKey, traip.privacy, traip.description],
      ['Copa Átlántica', 'copa-atlantica', 'HANDBALL', 'IN_ORG', 'Cada verano'],
    );
    assert.deepEqual([traip.seasons, traip.categories, traip.competitions, traip.version], [[], [], 0, 1]);
    assert.equal(traip.organization.orgCode, club.code);
    assert.ok(traip.abilities.includes('traips.manage'));
  });

  it('is reserved for admins of the organisation', async () => {
    const club = await createOrganisation(world, 'super-admin', 'member', 'referee');
    const body = { organizationId: club.id, name: 'Liga', sportKey: 'RUGBY' as const };
    const make = async (user: { token: string }) =>
      (await world.call(traipCalls.create, { body }, user)).status;
    assert.equal(await make(club.people['super-admin']), 201);
    for (const user of [club.people.member, club.people.referee, await createPerson(world)]) {
      assert.equal(await make(user), 403);
    }
  });

  it('needs a name of three letters and a sport', async () => {
    const club = await createOrganisation(world, 'admin');
    const body = { organizationId: club.id, name: 'No', sportKey: 'NADA' as 'RUGBY' };
    const { error } = await world.call(traipCalls.create, { body }, club.people.admin);
    assert.equal(error?.code, 'BAD_REQUEST');
    assert.deepEqual(
      (error.details as { field: string }[]).map(({ field }) => field),
      ['name', 'sportKey'],
    );
  });

  it('uses a chosen code unless it is taken or reserved', async () => {
    const [club, other] = [
      await createOrganisation(world, 'admin'),
      await createOrganisation(world, 'admin'),
    ];
    const make = ({ id, people }: typeof club, code: string) =>
      world.call(
        traipCalls.create,
        { body: { organizationId: id, name: 'Liga', sportKey: 'RUGBY' as const, code } },
        people.admin,
      );
    assert.equal((await make(club, 'Liga-Sur')).body.code, 'liga-sur');
    const taken = await make(other, 'liga-sur');
    assert.deepEqual([taken.status, taken.error?.code, taken.error?.field], [409, 'CODE_TAKEN', 'code']);
    const reserved = await make(club, 'traips');
    assert.deepEqual([reserved.error?.code, reserved.error?.field], ['CODE_RESERVED', 'code']);
  });

  it('finds a code for each of many with the same name at once', async () => {
    const club = await createOrganisation(world, 'admin');
    const body = { organizationId: club.id, name: 'Torneo de Reyes', sportKey: 'RUGBY' as const };
    const created = await Promise.all(
      Array.from({ length: 12 }, () => world.call(traipCalls.create, { body }, club.people.admin)),
    );
    const codes = created.map((answer) => answer.body.code);
    assert.deepEqual([new Set(codes).size, codes.includes('torneo-de-reyes')], [12, true]);
  });

  it('is impossible in a closed organisation, and prevents closing it meanwhile', async () => {
    const { id, people } = await createOrganisation(world, 'super-admin');
    const boss = people['super-admin'];
    const body = { organizationId: id, name: 'Tarde', sportKey: 'RUGBY' as const };
    const make = () => world.call(traipCalls.create, { body }, boss);
    const close = () => world.call(organisationCalls.delete, { params: { id } }, boss);
    const [closed, ...created] = await Promise.all([close(), ...Array.from({ length: 9 }, make)]);
    const rows = await world.store.db
      .selectFrom('traips')
      .select('id')
      .where('organisationId', '=', id)
      .execute();
    const count = created.filter(({ status }) => status === 201).length;
    assert.deepEqual([rows.length, closed.status], [count, count === 0 ? 200 : 409]);
    assert.ok(created.every(({ status }) => status === (count === 0 ? 404 : 201)));
  });
});
