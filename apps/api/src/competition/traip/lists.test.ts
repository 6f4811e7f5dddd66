import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { traipCalls } from '@traip/contract';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the Traips of an organisation', () => {
  const world = openWorld();
  const list = (id: string, user: Person, query: Record<string, string | number> = {}) =>
    world.call(traipCalls.ofOrganisation, { params: { id }, query }, user);
  const names = async (...args: Parameters<typeof list>) =>
    (await list(...args)).body.items.map(({ name }) => name);

  it('are listed to each caller as far as they can see them', async () => {
    const club = await createOrganisation(world, 'referee', 'member');
    const team = await createTeam(world, {}, 'MEMBER');
    for (const privacy of ['PUBLIC', 'IN_ORG', 'CONTACTS', 'PRIVATE'] as const) {
      await createTraip(world, club.id, { name: `a ${privacy}`, privacy });
    }
    const own = await createTraip(world, club.id, { name: 'b PRIVATE', privacy: 'PRIVATE' });
    const requested = await createTraip(world, club.id, { name: 'c PRIVATE', privacy: 'PRIVATE' });
    const place = { teamId: team.id, requestedBy: team.people.MEMBER.id };
    await enterTeam(world, await createCompetition(world, own), place);
    await enterTeam(world, await createCompetition(world, requested), { ...place, status: 'REQUESTED' });
    const shown = ['a CONTACTS', 'a IN_ORG', 'a PRIVATE', 'a PUBLIC', 'b PRIVATE', 'c PRIVATE'];
    assert.deepEqual(await names(club.id, club.people.referee), shown);
    assert.deepEqual(await names(club.id, club.people.member), ['a CONTACTS', 'a IN_ORG', 'a PUBLIC']);
    assert.deepEqual(await names(club.id, team.people.MEMBER), ['a PUBLIC', 'b PRIVATE']);
    const stranger = await list(club.id, await createPerson(world));
    assert.deepEqual([stranger.body.items.map(({ name }) => name), stranger.body.total], [['a PUBLIC'], 1]);
  });

  it('include counts of what the reader can see in them', async () => {
    const club = await createOrganisation(world, 'admin');
    const traip = await createTraip(world, club.id);
    await createTraip(world, club.id, { name: 'Vacío' });
    await createCompetition(world, traip, { state: 'DRAFT' });
    await createCompetition(world, traip);
    const counts = async (user: Person) =>
      (await list(club.id, user)).body.items.map(({ competitions, seasons }) => [competitions, seasons]);
    assert.deepEqual(await counts(club.people.admin), [
      [2, 1],
      [0, 1],
    ]);
    assert.deepEqual(await counts(await createPerson(world)), [
      [1, 1],
      [0, 1],
    ]);
  });

  it('can be searched by name and sport, page by page', async () => {
    const [club, other] = [
      await createOrganisation(world, 'admin'),
      await createOrganisation(world, 'admin'),
    ];
    const { admin } = club.people;
    for (const name of ['Copa Árbol', 'Copa Barrio', 'Copa Cid']) await createTraip(world, club.id, { name });
    await createTraip(world, club.id, { name: 'Liga', sportKey: 'RUGBY' });
    await createTraip(world, other.id, { name: 'Copa Ajena' });
    assert.deepEqual(await names(club.id, admin, { search: 'ARBOL cop' }), ['Copa Árbol']);
    assert.deepEqual(await names(club.id, admin, { sportKey: 'RUGBY' }), ['Liga']);
    assert.deepEqual(await names(club.id, admin, { search: '!!' }), []);
    const { body } = await list(club.id, admin, { search: 'copa', limit: 2, page: 2 });
    assert.deepEqual([body.items.map(({ name }) => name), body.total, body.totalPages], [['Copa Cid'], 3, 2]);
  });

  it('are not found for an unknown organisation', async () => {
    const answer = await list('01900000-0000-7000-8000-000000000000', await createPerson(world));
    assert.equal(answer.status, 404);
  });
});
