import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Privacy, teamCalls } from '@traip/contract';
import { searchTextOf } from '../../platform/db/search-text.ts';
import { createOrganisation, createPerson, createTeam } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('lists of teams', () => {
  const world = openWorld();

  const rename = (id: string, name: string, more: { sportKey?: 'RUGBY'; email?: string } = {}) =>
    world.store.db
      .updateTable('teams')
      .set({ name, searchText: searchTextOf(name), ...more })
      .where('id', '=', id)
      .execute();

  const names = ({ body }: { body: { items: { name: string }[] } }) => body.items.map(({ name }) => name);

  /** One team of each privacy in an organisation, all with the same word in their names. */
  async function oneOfEach(word: string, organisationId: string) {
    for (const privacy of ['PUBLIC', 'PRIVATE', 'CONTACTS', 'IN_ORG'] satisfies Privacy[]) {
      const team = await createTeam(world, { organisationId, privacy });
      await rename(team.id, `${word} ${privacy}`, { email: 'equipo@correo.es' });
    }
  }

  it('show each viewer what the privacy allows, and addresses only to insiders', async () => {
    const club = await createOrganisation(world, 'admin', 'member', 'referee');
    const other = await createOrganisation(world, 'admin');
    await oneOfEach('Zafiro', club.id);
    const own = await createTeam(world, { privacy: 'PRIVATE' }, 'MEMBER');
    await rename(own.id, 'Zafiro own');
    const seen = async (user?: { token: string }) =>
      names(await world.call(teamCalls.find, { body: { search: 'zafiro' } }, user));
    const all = ['Zafiro CONTACTS', 'Zafiro IN_ORG', 'Zafiro PRIVATE', 'Zafiro PUBLIC'];
    assert.deepEqual(await seen(), ['Zafiro PUBLIC']);
    assert.deepEqual(await seen(other.people.admin), ['Zafiro PUBLIC']);
    assert.deepEqual(await seen(own.people.MEMBER), ['Zafiro own', 'Zafiro PUBLIC']);
    assert.deepEqual(
      await seen(club.people.member),
      all.filter((name) => !name.endsWith('PRIVATE')),
    );
    assert.deepEqual(await seen(club.people.admin), all);
    assert.deepEqual(await seen(club.people.referee), all);
    const emails = async (user?: { token: string }) => {
      const { body } = await world.call(teamCalls.find, { body: { search: 'zafiro' } }, user);
      return new Set(body.items.map(({ email }) => email));
    };
    assert.deepEqual(await emails(), new Set([null]));
    assert.deepEqual(await emails(other.people.admin), new Set([null]));
    assert.deepEqual(await emails(club.people.member), new Set(['equipo@correo.es']));
  });

  it('name a team once to someone who can see it for two reasons', async () => {
    const club = await createOrganisation(world, 'admin');
    const team = await createTeam(world, { organisationId: club.id, privacy: 'PRIVATE' });
    await rename(team.id, 'Topacio');
    const { id: userId, token } = club.people.admin;
    await world.store.db
      .insertInto('teamMembers')
      .values({ teamId: team.id, personId: userId, role: 'COACH', joinedAt: world.now(), leftAt: null })
      .execute();
    const found = await world.call(teamCalls.find, { body: { search: 'topacio' } }, { token });
    assert.deepEqual([names(found), found.body.total], [['Topacio'], 1]);
  });

  it('hide a team from former members, and a dissolved one from everyone', async () => {
    const team = await createTeam(world, { privacy: 'PRIVATE' }, 'OWNER', 'MEMBER');
    await rename(team.id, 'Ópalo');
    const { OWNER, MEMBER } = team.people;
    const seen = async (user: { token: string }) =>
      names(await world.call(teamCalls.find, { body: { search: 'opalo' } }, user));
    assert.deepEqual(await seen(MEMBER), ['Ópalo']);
    await world.call(teamCalls.leave, { body: { teamId: team.id } }, MEMBER);
    assert.deepEqual([await seen(MEMBER), await seen(OWNER)], [[], ['Ópalo']]);
    await world.call(teamCalls.delete, { params: { id: team.id } }, OWNER);
    assert.deepEqual(await seen(OWNER), []);
  });

  it('can be searched by the beginnings of words in any order, by code, sport and organisation', async () => {
    const club = await createOrganisation(world);
    const team = await createTeam(world, { organisationId: club.id });
    await rename(team.id, 'Peña Ibérica de Alcorcón', { sportKey: 'RUGBY' });
    const { code } = await createTeam(world, { organisationId: club.id });
    const found = async (body: Parameters<typeof world.call<typeof teamCalls.find>>[1]['body']) =>
      names(await world.call(teamCalls.find, { body }));
    assert.deepEqual(await found({ search: 'ALCOR pena' }), ['Peña Ibérica de Alcorcón']);
    assert.deepEqual(await found({ search: 'corcon' }), []);
    assert.deepEqual(await found({ search: "peña & !' | (:*" }), ['Peña Ibérica de Alcorcón']);
    assert.deepEqual(await found({ search: '%%%' }), []);
    assert.deepEqual(await found({ search: code }), [`Equipo ${code}`]);
    assert.deepEqual(await found({ orgCode: club.code, sportKey: 'RUGBY' }), ['Peña Ibérica de Alcorcón']);
    assert.equal((await found({ orgCode: club.code })).length, 2);
    assert.deepEqual(await found({ orgCode: 'no-existe' }), []);
  });

  it('are paged in the order of names, whatever kind each team is of', async () => {
    const club = await createOrganisation(world, 'admin');
    for (const [name, privacy] of [
      ['jade 1', 'PUBLIC'],
      ['Jade 2', 'PRIVATE'],
      ['jade 3', 'PUBLIC'],
      ['Jade 4', 'IN_ORG'],
      ['jade 5', 'PUBLIC'],
    ] as const) {
      await rename((await createTeam(world, { organisationId: club.id, privacy })).id, name);
    }
    const page = (number: number) =>
      world.call(teamCalls.find, { body: { search: 'jade', page: number, limit: 2 } }, club.people.admin);
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    assert.deepEqual(pages.map(names), [['jade 1', 'Jade 2'], ['jade 3', 'Jade 4'], ['jade 5'], []]);
    assert.deepEqual([pages[0]?.body.total, pages[0]?.body.totalPages], [5, 3]);
  });

  describe('of an organisation', () => {
    it('show its people what they may see of it, and nothing of another', async () => {
      const club = await createOrganisation(world, 'member', 'referee');
      const other = await createOrganisation(world, 'admin');
      await oneOfEach('Rubí', club.id);
      await createTeam(world, { organisationId: other.id });
      const seen = (user: { token: string }) =>
        world.call(teamCalls.ofOrganisation, { params: { orgCode: club.code }, query: {} }, user);
      assert.equal((await seen(club.people.referee)).body.total, 4);
      assert.deepEqual(names(await seen(club.people.member)), [
        'Rubí CONTACTS',
        'Rubí IN_ORG',
        'Rubí PUBLIC',
      ]);
      assert.equal((await seen(club.people.member)).body.items[0]?.email, 'equipo@correo.es');
      assert.equal((await seen(other.people.admin)).error?.code, 'FORBIDDEN');
      const input = { params: { orgCode: club.code }, query: { search: 'rubi in', limit: 1 } };
      const found = await world.call(teamCalls.ofOrganisation, input, club.people.member);
      assert.deepEqual([names(found), found.body.total], [['Rubí IN_ORG'], 1]);
    });

    it('show a hidden team to a member of both', async () => {
      const club = await createOrganisation(world, 'member');
      const team = await createTeam(world, { organisationId: club.id, privacy: 'PRIVATE' });
      const { id: userId } = club.people.member;
      await world.store.db
        .insertInto('teamMembers')
        .values({ teamId: team.id, personId: userId, role: 'MEMBER', joinedAt: world.now(), leftAt: null })
        .execute();
      const params = { orgCode: club.code };
      const list = await world.call(teamCalls.ofOrganisation, { params, query: {} }, club.people.member);
      assert.equal(list.body.total, 1);
    });

    it('show a team to the people of both, but only under its own organisation', async () => {
      const club = await createOrganisation(world, 'member');
      const other = await createOrganisation(world);
      const team = await createTeam(world, { organisationId: club.id }, 'MEMBER');
      const get = (orgCode: string, user: { token: string }) =>
        world.call(teamCalls.inOrganisation, { params: { orgCode, teamId: team.id } }, user);
      assert.equal((await get(club.code, club.people.member)).body.id, team.id);
      assert.equal((await get(club.code, team.people.MEMBER)).body.id, team.id);
      assert.equal((await get(other.code, club.people.member)).status, 404);
      assert.equal((await get(club.code, await createPerson(world))).status, 403);
    });
  });

  it('of matches are empty for viewers of the team, and refuse senseless filters', async () => {
    const team = await createTeam(world, { privacy: 'PRIVATE' }, 'MEMBER');
    const matches = (query: object, user: { token: string }) =>
      world.call(teamCalls.matches, { params: { teamId: team.id }, query }, user);
    const page = await matches({ timeline: 'PAST', limit: 5 }, team.people.MEMBER);
    assert.deepEqual(page.body, { items: [], page: 1, limit: 5, total: 0, totalPages: 1 });
    assert.equal((await matches({}, await createPerson(world))).status, 404);
    assert.equal((await matches({ timeline: 'SOON' }, team.people.MEMBER)).error?.field, 'timeline');
  });
});
