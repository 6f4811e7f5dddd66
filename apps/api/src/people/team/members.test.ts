import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { teamCalls, teamRoles } from '@traip/contract';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the members of a team', () => {
  const world = openWorld();
  type User = { readonly token: string };

  const list = async (teamId: string, user: User, query: object = {}) =>
    (await world.call(teamCalls.members, { params: { teamId }, query }, user)).body;

  const hide = ({ id }: Person) =>
    world.store.db.updateTable('users').set({ privacy: 'PRIVATE' }).where('id', '=', id).execute();

  it('are listed with the owner first and the players last', async () => {
    const team = await createTeam(world, {}, ...teamRoles.toReversed());
    const page = await list(team.id, team.people.MEMBER);
    assert.deepEqual(
      page.items.map(({ role }) => role),
      [...teamRoles],
    );
    assert.deepEqual([page.total, page.limit, page.totalPages], [6, 50, 1]);
  });

  it('show their addresses to each other and the organisation, with what the reader may do', async () => {
    const club = await createOrganisation(world, 'admin', 'member');
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'COACH', 'CAPTAIN', 'MEMBER');
    const { OWNER, COACH, MEMBER } = team.people;
    const seen = async (user: User, target: Person) =>
      (await list(team.id, user)).items.find(({ userId }) => userId === target.id);
    assert.equal((await seen(MEMBER, OWNER))?.email, OWNER.email);
    assert.equal((await seen(club.people.member, OWNER))?.email, OWNER.email);
    assert.equal((await seen(await createPerson(world), OWNER))?.email, null);
    assert.deepEqual((await seen(OWNER, MEMBER))?.abilities, ['changeRole', 'makeOwner', 'remove']);
    assert.deepEqual((await seen(COACH, MEMBER))?.abilities, ['remove']);
    assert.deepEqual((await seen(COACH, team.people.CAPTAIN))?.abilities, []);
    assert.deepEqual((await seen(MEMBER, MEMBER))?.abilities, ['leave']);
    assert.deepEqual((await seen(club.people.admin, MEMBER))?.abilities, [
      'changeRole',
      'makeOwner',
      'remove',
    ]);
  });

  it('who are not public are named only to insiders', async () => {
    const club = await createOrganisation(world, 'referee');
    const team = await createTeam(world, { organisationId: club.id }, 'OWNER', 'MEMBER');
    await hide(team.people.MEMBER);
    const stranger = await list(team.id, await createPerson(world));
    assert.deepEqual([stranger.items.map(({ role }) => role), stranger.total], [['OWNER'], 1]);
    assert.equal((await list(team.id, team.people.OWNER)).total, 2);
    assert.equal((await list(team.id, club.people.referee)).total, 2);
  });

  it('are found by the beginnings of their names, and paged', async () => {
    const team = await createTeam(world, {}, 'OWNER', 'COACH', 'MEMBER');
    const found = await list(team.id, team.people.OWNER, { search: 'per coa' });
    assert.deepEqual(
      found.items.map(({ role }) => role),
      ['COACH'],
    );
    const second = await list(team.id, team.people.OWNER, { page: 2, limit: 2 });
    assert.deepEqual(
      [second.items.map(({ role }) => role), second.total, second.totalPages],
      [['MEMBER'], 3, 2],
    );
  });
});
