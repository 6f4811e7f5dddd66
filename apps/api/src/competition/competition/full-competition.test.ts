import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitionCalls, entryCalls, teamCalls } from '@traip/contract';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { fixturesOf } from './testing/fixtures.ts';

describe('a full competition', () => {
  const world = openWorld();
  const db = () => world.store.db;

  async function setUp(privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') {
    const club = await createOrganisation(world, 'admin', 'member');
    const created = await createCompetition(world, await createTraip(world, club.id), { privacy });
    const [home, away] = [await createTeam(world, {}, 'OWNER'), await createTeam(world, {}, 'OWNER')];
    const asking = await createTeam(world, {}, 'OWNER');
    const requestedBy = club.people.admin.id;
    for (const { id: teamId } of [home, away]) await enterTeam(world, created, { teamId, requestedBy });
    await enterTeam(world, created, { teamId: asking.id, requestedBy, status: 'REQUESTED' });
    return { ...created, id: created.competitionId, ...club.people, home, away, asking };
  }

  const fullOf = (id: string) => world.call(competitionCalls.full, { params: { id } });
  const fullFor = (id: string, user: Person) =>
    world.call(competitionCalls.fullById, { params: { id } }, user);

  it('shows everyone its phases with their counts and the teams with a place', async () => {
    const { home, away, id, ...created } = await setUp();
    const [first] = await fixturesOf(world, created, [home.id, away.id]);
    await db()
      .updateTable('matches')
      .set({ state: 'CLOSED' })
      .where('id', '=', first?.id ?? '')
      .execute();
    const { status, body } = await fullOf(id);
    assert.equal(status, 200);
    const [phase] = body.phases;
    assert.deepEqual([phase?.teams, phase?.matches, phase?.played, phase?.broker], [2, 1, 1, null]);
    assert.deepEqual(new Set(body.entries.map(({ team }) => team.id)), new Set([home.id, away.id]));
    assert.deepEqual([body.teams, body.next, phase?.next, body.abilities], [2, [], [], []]);
  });

  it('has statistics once a match that counts names a player', async () => {
    const { home, away, id, ...created } = await setUp();
    const [first] = await fixturesOf(world, created, [home.id, away.id]);
    const set = (change: object) =>
      db()
        .updateTable('matches')
        .set(change)
        .where('id', '=', first?.id ?? '')
        .execute();
    await set({ state: 'CLOSED', result: JSON.stringify({ countsForPlayers: true }) });
    assert.equal((await fullOf(id)).body.hasStatistics, false);
    await set({ mvpPlayerId: home.people.OWNER.id, mvpTeamId: home.id });
    assert.equal((await fullOf(id)).body.hasStatistics, true);
  });

  it('also shows staff the pending requests and its next states', async () => {
    const { id, admin, member, asking } = await setUp();
    const { body } = await fullFor(id, admin);
    assert.equal(body.entries.find(({ team }) => team.id === asking.id)?.status, 'REQUESTED');
    assert.deepEqual(body.next, ['PENDING', 'IN_PROGRESS', 'IN_PROGRESS_AND_OPENED', 'CANCELED']);
    const forMember = await fullFor(id, member);
    assert.deepEqual([forMember.body.entries.length, forMember.body.next], [2, []]);
    assert.equal((await fullFor(id, asking.people.OWNER)).body.entries.length, 3);
  });

  it('is hidden from strangers if private, and shows its teams everything but requests', async () => {
    const { id, home, member } = await setUp('PRIVATE');
    assert.equal((await fullOf(id)).status, 404);
    assert.equal((await fullFor(id, await createPerson(world))).status, 404);
    assert.equal((await fullFor(id, member)).status, 404);
    assert.equal((await fullFor(id, home.people.OWNER)).body.entries.length, 2);
    const matches = await world.call(competitionCalls.matches, { params: { id }, query: {} });
    assert.equal(matches.status, 404);
  });

  it('lists its matches by kick-off with teams and scores, undated ones last', async () => {
    const { home, away, asking, id, ...created } = await setUp();
    const matches = await fixturesOf(world, created, [home.id, away.id, asking.id]);
    const set = (index: number, change: { kickOff?: Date; homeScore?: number; awayScore?: number }) =>
      db()
        .updateTable('matches')
        .set(change)
        .where('id', '=', matches[index]?.id ?? '')
        .execute();
    const [now, day] = [world.now().getTime(), 86_400_000];
    await set(1, { kickOff: new Date(now - 3 * day), homeScore: 2, awayScore: 1 });
    await set(0, { kickOff: new Date(now + 3 * day) });
    const list = async (query: object) => {
      const { body } = await world.call(competitionCalls.matches, { params: { id }, query });
      return body.items;
    };
    const order = async (query: object) =>
      (await list(query)).map((match) => matches.findIndex((one) => one.id === match.id));
    assert.deepEqual(await order({}), [1, 0, 2]);
    assert.deepEqual(await order({ sort: 'kickOff:desc' }), [0, 1, 2]);
    assert.deepEqual([await order({ timeline: 'PAST' }), await order({ timeline: 'UPCOMING' })], [[1], [0]]);
    assert.deepEqual([await order({ timeline: 'TODAY' }), await order({ timeline: 'LIVE' })], [[], []]);
    assert.deepEqual(await order({ teamId: asking.id }), [1, 2]);
    assert.deepEqual(await order({ search: away.code }), [0, 2]);
    const [played, coming] = await list({});
    assert.deepEqual([played?.home?.id, played?.away?.id], [home.id, asking.id]);
    assert.deepEqual([played?.score, coming?.score], [{ home: 2, away: 1 }, null]);
    assert.deepEqual(played?.competition, { id, name: 'Apertura' });
  });

  it('appears on the page of a team, with the team’s matches, to those who can see the competition', async () => {
    const open = await setUp();
    const hidden = await setUp('PRIVATE');
    const { home } = open;
    const { OWNER } = home.people;
    await enterTeam(world, hidden, { teamId: home.id, requestedBy: OWNER.id });
    for (const competition of [open, hidden])
      await fixturesOf(world, competition, [home.id, competition.away.id]);
    const page = await world.call(teamCalls.full, { params: { id: home.id } });
    const place = { competitionName: 'Apertura', season: '2026/27', state: 'PUBLICIZED' };
    assert.deepEqual(page.body.participations, [{ competitionId: open.id, ...place }]);
    const seen = async (user: Person) => {
      const team = await world.call(teamCalls.get, { params: { id: home.id } }, user);
      const input = { params: { teamId: home.id }, query: {} };
      const matches = await world.call(teamCalls.matches, input, user);
      return [team.body.participations, matches.body.total];
    };
    assert.deepEqual(await seen(await createPerson(world)), [1, 1]);
    assert.deepEqual(await seen(OWNER), [2, 2]);
    const input = { params: { teamId: home.id }, query: { teamId: hidden.away.id } };
    assert.equal((await world.call(teamCalls.matches, input, OWNER)).body.total, 1);
    const search = { body: { search: home.code } };
    assert.equal((await world.call(teamCalls.find, search)).body.items[0]?.participations, 1);
  });

  it('prevents the owner from dissolving a team with a place', async () => {
    const { home, asking } = await setUp();
    const dissolve = (team: typeof home) =>
      world.call(teamCalls.delete, { params: { id: team.id } }, team.people.OWNER);
    assert.equal((await dissolve(home)).error?.code, 'TEAM_HAS_PLAYED');
    assert.deepEqual((await dissolve(asking)).body, { deleted: true });
  });

  it('prevents a team with a place from being dissolved until it is withdrawn', async () => {
    const { id: competitionId, home, admin, organisationId } = await setUp();
    const params = { id: home.id };
    await world.store.db.updateTable('teams').set({ organisationId }).where('id', '=', home.id).execute();
    const { error } = await world.call(teamCalls.delete, { params }, admin);
    assert.equal(error?.code, 'TEAM_IN_COMPETITION');
    assert.deepEqual(error?.details, { competitions: [{ id: competitionId, name: 'Apertura' }] });
    const input = { body: { competitionId, teamId: home.id } };
    assert.equal((await world.call(entryCalls.remove, input, admin)).status, 200);
    assert.deepEqual((await world.call(teamCalls.delete, { params }, admin)).body, { deleted: true });
  });

  it('doesn’t accept a team that was dissolved while its request was pending', async () => {
    const { id: competitionId, asking, admin } = await setUp();
    await world.call(teamCalls.delete, { params: { id: asking.id } }, asking.people.OWNER);
    const body = { competitionId, teamId: asking.id, accept: true };
    const { error } = await world.call(entryCalls.decide, { body }, admin);
    assert.equal(error?.code, 'NOT_ENTERED');
  });
});
