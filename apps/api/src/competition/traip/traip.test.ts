import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { categoryCalls, traipCalls } from '@traip/contract';
import {
  createCompetition,
  createTraip,
  enterTeam,
  type TraipFixture,
} from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createPerson, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

const allRoles = ['super-admin', 'admin', 'member', 'referee'] as const;

describe('a Traip', () => {
  const world = openWorld();
  const get = ({ traipId: id }: TraipFixture, user: { token: string }) =>
    world.call(traipCalls.get, { params: { id } }, user);
  const change = ({ traipId: id }: TraipFixture) => ({
    id,
    name: 'Liga Nueva',
    description: null,
    privacy: 'PUBLIC' as const,
    sportKey: 'FOOTBALL' as const,
    version: 1,
  });

  it('can be read by id and by code, with its contents and the reader’s abilities', async () => {
    const club = await createOrganisation(world, 'admin');
    const traip = await createTraip(world, club.id);
    await createCompetition(world, traip);
    const byId = await get(traip, club.people.admin);
    const byCode = await world.call(traipCalls.byCode, { params: { code: traip.code } }, club.people.admin);
    assert.deepEqual([byId.status, byId.body], [200, byCode.body]);
    const { seasons, categories, competitions, abilities } = byId.body;
    assert.deepEqual(
      [seasons.map(({ name, competitions }) => [name, competitions]), categories[0]?.sportVariantKey],
      [[['2026/27', 1]], 'FOOTBALL_11'],
    );
    assert.deepEqual([competitions, abilities.includes('traips.manage')], [1, true]);
    const stranger = await get(traip, await createPerson(world));
    assert.deepEqual([stranger.status, stranger.body.abilities], [200, []]);
  });

  it('counts only the competitions that each reader can see', async () => {
    const club = await createOrganisation(world, ...allRoles);
    const traip = await createTraip(world, club.id);
    const team = await createTeam(world, {}, 'OWNER');
    await createCompetition(world, traip, { state: 'DRAFT' });
    await createCompetition(world, traip, { state: 'PENDING' });
    await createCompetition(world, traip, { privacy: 'IN_ORG' });
    await createCompetition(world, traip);
    const own = await createCompetition(world, traip, { privacy: 'PRIVATE' });
    await enterTeam(world, own, { teamId: team.id, requestedBy: team.people.OWNER.id });
    const counted = async (user: { token: string }) => {
      const { body } = await get(traip, user);
      assert.equal(body.seasons[0]?.competitions, body.competitions);
      assert.equal(body.categories[0]?.competitions, body.competitions);
      return body.competitions;
    };
    assert.deepEqual(
      [
        await counted(club.people.referee),
        await counted(club.people.member),
        await counted(team.people.OWNER),
        await counted(await createPerson(world)),
      ],
      [5, 3, 2, 1],
    );
  });

  it('is not found by people whom its privacy excludes', async () => {
    const club = await createOrganisation(world, 'member', 'referee');
    const team = await createTeam(world, {}, 'MEMBER');
    const stranger = await createPerson(world);
    for (const [privacy, expected] of [
      ['PUBLIC', [200, 200, 200, 200]],
      ['IN_ORG', [404, 200, 200, 200]],
      ['CONTACTS', [404, 200, 200, 200]],
      ['PRIVATE', [404, 404, 200, 200]],
    ] as const) {
      const traip = await createTraip(world, club.id, { privacy });
      const competition = await createCompetition(world, traip);
      await enterTeam(world, competition, { teamId: team.id, requestedBy: team.people.MEMBER.id });
      const looking = [stranger, club.people.member, club.people.referee, team.people.MEMBER];
      const statuses = await Promise.all(looking.map(async (user) => (await get(traip, user)).status));
      assert.deepEqual(statuses, expected, privacy);
    }
  });

  it('is changed as a whole by its admins, and keeps its code', async () => {
    const club = await createOrganisation(world, 'admin', 'referee');
    const traip = await createTraip(world, club.id);
    const body = { ...change(traip), description: 'De barrio', privacy: 'CONTACTS' as const };
    assert.equal((await world.call(traipCalls.update, { body }, club.people.referee)).status, 403);
    const { body: changed } = await world.call(traipCalls.update, { body }, club.people.admin);
    assert.deepEqual(
      [changed.name, changed.description, changed.privacy, changed.code, changed.version],
      ['Liga Nueva', 'De barrio', 'CONTACTS', traip.code, 2],
    );
    const found = await world.call(
      traipCalls.ofOrganisation,
      { params: { id: club.id }, query: { search: 'nueva' } },
      club.people.admin,
    );
    assert.equal(found.body.total, 1);
  });

  it('accepts one of several simultaneous changes, and refuses the others', async () => {
    const club = await createOrganisation(world, 'admin');
    const traip = await createTraip(world, club.id);
    const answers = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((name) =>
        world.call(traipCalls.update, { body: { ...change(traip), name } }, club.people.admin),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409]);
    assert.ok(answers.some(({ error }) => error?.code === 'STALE_VERSION'));
  });

  it('changes its sport, and that of its categories, only without competitions', async () => {
    const club = await createOrganisation(world, 'admin');
    const traip = await createTraip(world, club.id, { sportVariantKey: 'FUTSAL' });
    const body = { ...change(traip), sportKey: 'HANDBALL' as const };
    const { body: changed } = await world.call(traipCalls.update, { body }, club.people.admin);
    assert.deepEqual(
      [
        changed.sportKey,
        changed.categories.map(({ sportVariantKey, version }) => [sportVariantKey, version]),
      ],
      ['HANDBALL', [['HANDBALL_7', 2]]],
    );
    await createCompetition(world, traip, { state: 'DRAFT' });
    const again = { ...body, sportKey: 'RUGBY' as const, version: 2 };
    const refused = await world.call(traipCalls.update, { body: again }, club.people.admin);
    assert.deepEqual(
      [refused.status, refused.error?.code, refused.error?.field],
      [409, 'IN_USE', 'sportKey'],
    );
    const renamed = await world.call(
      traipCalls.update,
      { body: { ...again, sportKey: 'HANDBALL' } },
      club.people.admin,
    );
    assert.equal(renamed.status, 200);
  });

  it('can be deleted when empty, with its parts, and its code stays taken', async () => {
    const club = await createOrganisation(world, ...allRoles);
    const { admin, member, referee } = club.people;
    const traip = await createTraip(world, club.id);
    const remove = (user: { token: string }) =>
      world.call(traipCalls.delete, { params: { id: traip.traipId } }, user);
    for (const user of [member, referee]) assert.equal((await remove(user)).status, 403);
    assert.deepEqual((await remove(admin)).body, { deleted: true });
    assert.equal((await get(traip, admin)).status, 404);
    const category = await world.call(categoryCalls.byId, { params: { id: traip.categoryId } }, admin);
    assert.equal(category.status, 404);
    assert.equal((await remove(admin)).status, 404);
    const body = {
      organizationId: club.id,
      name: 'Otra',
      sportKey: 'RUGBY' as const,
      code: traip.code,
    };
    assert.equal((await world.call(traipCalls.create, { body }, admin)).error?.code, 'CODE_TAKEN');
  });

  it('can’t be deleted by anyone while it has competitions', async () => {
    const club = await createOrganisation(world, 'super-admin', 'admin');
    const traip = await createTraip(world, club.id);
    const { competitionId } = await createCompetition(world, traip, { state: 'DRAFT' });
    const remove = (user: { token: string }) =>
      world.call(traipCalls.delete, { params: { id: traip.traipId } }, user);
    for (const user of Object.values(club.people)) {
      assert.equal((await remove(user)).error?.code, 'IN_USE');
    }
    const { db } = world.store;
    await db
      .updateTable('competitions')
      .set({ deletedAt: world.now() })
      .where('id', '=', competitionId)
      .execute();
    assert.equal((await remove(club.people.admin)).status, 200);
  });
});
