import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import {
  accessTokenCalls,
  auditLogCalls,
  authCalls,
  competitionCalls,
  contract,
  matchManagementCalls,
  organisationCalls,
  type TokenScope,
  teamCalls,
  traipCalls,
  venueCalls,
} from '@traip/contract';
import { createAccessToken } from '../../testing/fixtures/access-tokens.ts';
import type { Fixtures } from '../../testing/fixtures/fixture-ids.ts';
import { createFixtures } from '../../testing/fixtures/fixtures.ts';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

const tokenInput = { name: 'Marcador del pabellón', scopes: ['read'] as TokenScope[], days: 30 as const };
const venue = { name: 'La Vega', fields: [{ name: 'Campo 1' }] };

describe('the access token of an organisation', () => {
  const world = openWorld();
  let club: Fixtures;
  before(async () => {
    club = await createFixtures(world, { privacy: 'PRIVATE' });
  });

  async function makeToken(role: 'admin' | 'member', scopes: TokenScope[] = ['all']) {
    const { orgCode, people } = club;
    const body = { ...tokenInput, scopes, role };
    const created = await world.call(
      accessTokenCalls.createForOrganisation,
      { params: { orgCode }, body },
      people.AD,
    );
    assert.equal(created.status, 201);
    return { id: created.body.token.id, token: created.body.secret };
  }

  it('is listed with its creator, and can be revoked by any admin', async () => {
    const { orgCode, people } = club;
    const { id, token } = await makeToken('admin');
    assert.match(token, /^traip_org_/);
    const { body } = await world.call(accessTokenCalls.ofOrganisation, { params: { orgCode } }, people.SA);
    const listed = body.tokens.find((each) => each.id === id);
    assert.deepEqual([listed?.madeBy, listed?.role, listed?.works], ['admin Pérez Gil', 'admin', true]);
    const own = await world.call(accessTokenCalls.mine, {}, people.AD);
    assert.ok(!own.body.tokens.some((each) => each.id === id));
    const params = { orgCode, id };
    assert.equal(
      (await world.call(accessTokenCalls.revokeOfOrganisation, { params }, people.SA)).status,
      200,
    );
    const answer = await world.call(venueCalls.list, { params: { orgCode }, query: {} }, { token });
    assert.deepEqual(codeOf(answer), [401, 'TOKEN_INVALID']);
  });

  it('sees the organisation as its role does, down to the lists', async () => {
    const { competitionId: id, organisationId } = club;
    const admin = await makeToken('admin');
    const member = await makeToken('member');
    const sheet = async ({ token }: { token: string }) =>
      (
        await world.app.inject({
          url: `/v1/club/sheets/competition/${id}/standings.csv`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode;
    assert.deepEqual([await sheet(admin), await sheet(member)], [200, 404]);
    const found = async (token: string) =>
      (
        await world.call(
          competitionCalls.find,
          { body: { organizationId: organisationId } as never },
          { token },
        )
      ).body;
    assert.match(JSON.stringify(await found(admin.token)), new RegExp(id));
    assert.doesNotMatch(JSON.stringify(await found(member.token)), new RegExp(id));
    const teams = async ({ token }: { token: string }) =>
      JSON.stringify((await world.call(teamCalls.find, { body: { limit: 100 } }, { token })).body);
    assert.match(await teams(admin), new RegExp(club.teamId));
    assert.doesNotMatch(await teams(member), new RegExp(club.teamId));
  });

  it('does nothing and sees nothing private in the creator’s other organisations', async () => {
    const other = await createFixtures(world, { privacy: 'PRIVATE' });
    const { AD } = club.people;
    const membership = { organisationId: other.organisationId, userId: AD.id, createdAt: world.now() };
    await world.store.db
      .insertInto('organisationMembers')
      .values({ ...membership, role: 'super-admin' })
      .execute();
    const { token } = await makeToken('admin');
    const { orgCode, organisationId: id, competitionId, traipId, teamId, matchId } = other;
    const replies = async (by: { token: string }) =>
      Promise.all([
        world.call(venueCalls.create, { params: { orgCode }, body: venue }, by),
        world.call(venueCalls.list, { params: { orgCode }, query: {} }, by),
        world.call(organisationCalls.get, { params: { id } }, by),
        world.call(traipCalls.get, { params: { id: traipId } }, by),
        world.call(competitionCalls.byId, { params: { id: competitionId } }, by),
        world.call(matchManagementCalls.get, { params: { id: matchId } }, by),
        world.call(teamCalls.get, { params: { id: teamId } }, by),
        world.call(auditLogCalls.list, { params: { orgCode }, query: {} }, by),
      ]);
    assert.deepEqual(
      (await replies(AD)).map(({ status }) => status),
      [201, 200, 200, 200, 200, 200, 200, 200],
    );
    assert.deepEqual(
      (await replies({ token })).map(({ status }) => status),
      [403, 403, 403, 404, 404, 404, 404, 403],
    );
    const lists = async (by: { token: string }) =>
      JSON.stringify([
        (await world.call(matchManagementCalls.find, { body: { limit: 100 } }, by)).body,
        (await world.call(teamCalls.find, { body: { limit: 100 } }, by)).body,
      ]);
    for (const hidden of [matchId, teamId]) {
      assert.match(await lists(AD), new RegExp(hidden));
      assert.doesNotMatch(await lists({ token }), new RegExp(hidden));
    }
  });

  it('gets no rights from the creator’s teams', async () => {
    const { people, matchId, teamId } = await createFixtures(world);
    const small = await createOrganisation(world, 'super-admin');
    const organisation = { id: small.id, role: 'admin' as const };
    await world.store.db
      .insertInto('organisationMembers')
      .values({ organisationId: small.id, userId: people.OW.id, role: 'admin', createdAt: world.now() })
      .execute();
    const { token } = await createAccessToken(world, { userId: people.OW.id, organisation });
    const change = { id: teamId, name: 'Otro nombre', version: 1 };
    const lineup = { matchId, teamId, players: [] };
    const statuses = async (by: { token: string }) => [
      (await world.call(contract.lineup.create, { body: lineup as never }, by)).status,
      (await world.call(teamCalls.update, { body: change as never }, by)).status,
    ];
    assert.deepEqual(await statuses({ token }), [403, 403]);
    assert.ok((await statuses(people.OW)).every((status) => status !== 403));
  });

  it('cannot act for a person, or create a team without an organisation', async () => {
    const { token } = await makeToken('admin');
    for (const answer of [
      await world.call(authCalls.profile, {}, { token }),
      await world.call(contract.home.mine, {}, { token }),
      await world.call(teamCalls.create, { body: { name: 'Sueltos' } as never }, { token }),
    ])
      assert.deepEqual(codeOf(answer), [403, 'PERSONAL_TOKEN_REQUIRED']);
  });

  it('never has more than the rights of an admin, whoever created it', async () => {
    const { organisationId, people } = club;
    const organisation = { id: organisationId, role: 'admin' as const };
    const { token } = await createAccessToken(world, { userId: people.SA.id, organisation });
    const { body } = await world.call(organisationCalls.get, { params: { id: organisationId } }, { token });
    assert.ok(body.abilities.includes('organisation.edit'));
    assert.ok(!body.abilities.includes('organisation.delete'));
  });

  it('stops working when its creator leaves, and is downgraded with them', async () => {
    const { people, organisationId, orgCode } = await createFixtures(world);
    const organisation = { id: organisationId, role: 'admin' as const };
    const { token } = await createAccessToken(world, { userId: people.AD.id, organisation });
    const members = world.store.db
      .updateTable('organisationMembers')
      .where('organisationId', '=', organisationId)
      .where('userId', '=', people.AD.id);
    const create = () => world.call(venueCalls.create, { params: { orgCode }, body: venue }, { token });
    assert.equal((await create()).status, 201);
    await members.set({ role: 'member' }).execute();
    assert.equal((await create()).status, 403);
    await world.store.db
      .deleteFrom('organisationMembers')
      .where('organisationId', '=', organisationId)
      .where('userId', '=', people.AD.id)
      .execute();
    assert.deepEqual(codeOf(await create()), [401, 'TOKEN_INVALID']);
    const { body } = await world.call(accessTokenCalls.ofOrganisation, { params: { orgCode } }, people.SA);
    assert.ok(body.tokens.some(({ works }) => !works));
  });

  it('stops working when the organisation closes', async () => {
    const { people, id } = await createOrganisation(world, 'super-admin');
    const organisation = { id, role: 'admin' as const };
    const { token } = await createAccessToken(world, { userId: people['super-admin'].id, organisation });
    const get = () => world.call(organisationCalls.get, { params: { id } }, { token });
    assert.equal((await get()).status, 200);
    assert.equal(
      (await world.call(organisationCalls.delete, { params: { id } }, people['super-admin'])).status,
      200,
    );
    assert.deepEqual(codeOf(await get()), [401, 'TOKEN_INVALID']);
  });

  it('is in the audit log: created, revoked, and by name in its actions', async () => {
    const { people, orgCode } = await createFixtures(world);
    const body = { ...tokenInput, scopes: ['competitions' as const], role: 'admin' as const };
    const created = await world.call(
      accessTokenCalls.createForOrganisation,
      { params: { orgCode }, body },
      people.SA,
    );
    const { secret: token } = created.body;
    const venueMade = await world.call(venueCalls.create, { params: { orgCode }, body: venue }, { token });
    assert.equal(venueMade.status, 201);
    const params = { orgCode, id: created.body.token.id };
    await world.call(accessTokenCalls.revokeOfOrganisation, { params }, people.SA);
    const { body: log } = await world.call(auditLogCalls.list, { params: { orgCode }, query: {} }, people.SA);
    const entries = log.entries
      .slice(0, 3)
      .map(({ action, person, details }) => [action, person?.id, details]);
    assert.deepEqual(entries, [
      ['TOKEN_REVOKED', people.SA.id, { name: tokenInput.name }],
      ['CREATED', people.SA.id, { token: tokenInput.name }],
      ['TOKEN_CREATED', people.SA.id, { name: tokenInput.name, scopes: ['competitions'], role: 'admin' }],
    ]);
  });
});

const codeOf = ({ status, error }: { status: number; error: { code: string } | undefined }) => [
  status,
  error?.code,
];
