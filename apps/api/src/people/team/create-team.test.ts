import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { organisationCalls, teamCalls } from '@traip/contract';
import { createOrganisation, createPerson } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('creating a team', () => {
  const world = openWorld();

  it('makes its creator the owner, who may do everything with it', async () => {
    const ana = await createPerson(world);
    const body = { name: ' Rápido Lavapiés ', sportKey: 'FOOTBALL' as const, email: 'EQUIPO@correo.es' };
    const { status, body: team } = await world.call(teamCalls.create, { body }, ana);
    assert.equal(status, 201);
    assert.deepEqual(
      [team.name, team.code, team.sportKey, team.email, team.privacy],
      ['Rápido Lavapiés', 'rapido-lavapies', 'FOOTBALL', 'equipo@correo.es', 'PUBLIC'],
    );
    assert.deepEqual([team.role, team.memberCount, team.version, team.organization], ['OWNER', 1, 1, null]);
    assert.ok(team.abilities.includes('team.delete'));
  });

  it('requires a signed-in user', async () => {
    assert.equal((await world.call(teamCalls.create, { body: { name: 'Nadie' } })).status, 401);
  });

  it('in an organisation is only allowed to its administrators', async () => {
    const { code, id, people } = await createOrganisation(world, 'admin', 'member', 'referee');
    const body = { name: 'Infantil B', orgCode: code, privacy: 'IN_ORG' as const };
    const founded = await world.call(teamCalls.create, { body }, people.admin);
    assert.deepEqual([founded.status, founded.body.organization?.id], [201, id]);
    for (const user of [people.member, people.referee, await createPerson(world)]) {
      assert.equal((await world.call(teamCalls.create, { body }, user)).error?.code, 'FORBIDDEN');
    }
    const nowhere = { ...body, orgCode: 'no-existe' };
    assert.equal((await world.call(teamCalls.create, { body: nowhere }, people.admin)).status, 404);
  });

  it('is impossible in an organisation that closes at the same moment', async () => {
    const { code, id, people } = await createOrganisation(world, 'super-admin');
    const boss = people['super-admin'];
    const found = (name: string) =>
      world.call(teamCalls.create, { body: { name, orgCode: code, code: `${name}-${id.slice(-8)}` } }, boss);
    const close = () => world.call(organisationCalls.delete, { params: { id } }, boss);
    const [first, closed, ...others] = await Promise.all([
      found('uno'),
      close(),
      ...['dos', 'tres', 'cuatro', 'cinco', 'seis'].map(found),
    ]);
    const teams = [first, ...others].filter(({ status }) => status === 201);
    assert.equal(closed.status === 200, teams.length === 0, `${closed.status}, ${teams.length} teams`);
  });

  it('uses the chosen code, unless it is taken or reserved', async () => {
    const ana = await createPerson(world);
    const found = (code: string) => world.call(teamCalls.create, { body: { name: 'Once', code } }, ana);
    assert.equal((await found('Once-Caldas')).body.code, 'once-caldas');
    const taken = await found('once-caldas');
    assert.deepEqual([taken.status, taken.error?.code, taken.error?.field], [409, 'CODE_TAKEN', 'code']);
    const reserved = await found('teams');
    assert.deepEqual(
      [reserved.status, reserved.error?.code, reserved.error?.field],
      [422, 'CODE_RESERVED', 'code'],
    );
    assert.equal((await found('¡no!')).error?.field, 'code');
  });

  it('gives teams of the same name different codes, even at the same moment', async () => {
    const ana = await createPerson(world);
    const body = { name: 'Los Invencibles' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.call(teamCalls.create, { body }, ana)));
    const codes = answers.map((answer) => answer.body.code);
    assert.equal(new Set(codes).size, 4);
    assert.ok(codes.every((code) => /^los-invencibles(-\d+)?$/.test(code)));
  });

  it('generates a code for a name that is reserved, tiny or not written in Latin letters', async () => {
    const ana = await createPerson(world);
    for (const name of ['Teams', 'A', '東京']) {
      const { body } = await world.call(teamCalls.create, { body: { name } }, ana);
      assert.match(body.code, /^[a-z0-9][a-z0-9-]{1,22}[a-z0-9]$/, name);
      assert.notEqual(body.code, 'teams');
    }
  });

  it('cannot limit visibility to an organisation it does not belong to', async () => {
    const answer = await world.call(
      teamCalls.create,
      { body: { name: 'Sin club', privacy: 'IN_ORG' } },
      await createPerson(world),
    );
    assert.deepEqual(
      [answer.status, answer.error?.code, answer.error?.field],
      [422, 'PRIVACY_NEEDS_ORGANISATION', 'privacy'],
    );
  });

  it('is limited for a user who keeps creating teams', async () => {
    const ana = await createPerson(world);
    const answers = [];
    for (let number = 0; number < 21; number++) {
      answers.push(await world.call(teamCalls.create, { body: { name: `Serie ${number}` } }, ana));
    }
    assert.equal(answers.filter(({ status }) => status === 201).length, 20);
    assert.equal(answers.at(-1)?.error?.code, 'TOO_MANY_REQUESTS');
  });

  it('is not limited like that for an organisation, which enters its whole season in one evening', async () => {
    const club = await createOrganisation(world, 'admin');
    for (let number = 1; number <= 200; number++) {
      const body = { name: `Escuela ${number}`, orgCode: club.code };
      assert.equal((await world.call(teamCalls.create, { body }, club.people.admin)).status, 201, body.name);
    }
  });
});
