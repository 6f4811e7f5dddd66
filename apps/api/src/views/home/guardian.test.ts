import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agendaCalls, familyCalls, homeCalls, lineupCalls, teamCalls } from '@traip/contract';
import { queriesOf } from '../../testing/count-queries.ts';
import {
  createCompetition,
  createMatch,
  createTraip,
  enterTeam,
} from '../../testing/fixtures/competitions.ts';
import { createChild } from '../../testing/fixtures/families.ts';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('a guardian', () => {
  const world = openWorld();

  /** A private team in a private competition with one match ahead, and a mother whose child plays for it. */
  async function privateTeam() {
    const club = await createOrganisation(world, 'admin');
    const competition = await createCompetition(world, await createTraip(world, club.id), {
      privacy: 'PRIVATE',
      state: 'IN_PROGRESS',
    });
    const team = await createTeam(world, { privacy: 'PRIVATE' }, 'OWNER', 'MEMBER');
    const rival = await createTeam(world, {});
    for (const { id: teamId } of [team, rival])
      await enterTeam(world, competition, { teamId, requestedBy: club.people.admin.id });
    const matchId = await createMatch(world, competition, { home: team.id, away: rival.id });
    const mother = await createPerson(world);
    const childId = await createChild(world, mother, { teamId: team.id });
    return { team, matchId, mother, childId };
  }

  const mine = async (user: Person) => (await world.call(homeCalls.matches, { query: {} }, user)).body.items;

  it('can see the private team of a child as its players do, but cannot run it', async () => {
    const { team, mother } = await privateTeam();
    const params = { id: team.id };
    const { status, body } = await world.call(teamCalls.get, { params }, mother);
    assert.deepEqual([status, body.role, body.abilities], [200, null, ['team.seeContact', 'team.attend']]);
    const members = (user: Person) =>
      world.call(teamCalls.members, { params: { teamId: team.id }, query: {} }, user);
    const people = await members(mother);
    const asPlayer = await members(team.people.MEMBER);
    const names = ({ body: page }: typeof people) => page.items.map(({ surnames }) => surnames);
    assert.deepEqual(names(people), names(asPlayer));
    assert.equal((await world.call(teamCalls.get, { params }, await createPerson(world))).status, 404);
  });

  it('finds a child’s matches on the home page and among their own, with the child’s name', async () => {
    const { team, matchId, mother } = await privateTeam();
    const home = await world.call(homeCalls.mine, {}, mother);
    assert.deepEqual(
      home.body.next.map(({ id }) => id),
      [matchId],
    );
    const [match] = await mine(mother);
    assert.deepEqual(match?.mine.children, [{ firstName: 'Lía', teamId: team.id }]);
    assert.deepEqual(match?.mine.teamIds, [team.id]);
    const lineup = { params: { matchId, teamId: team.id } };
    assert.deepEqual((await world.call(lineupCalls.get, lineup, mother)).body.actions, []);
  });

  it('has them in the calendar, under the child’s name', async () => {
    const { matchId, mother } = await privateTeam();
    const { body } = await world.call(agendaCalls.create, {}, mother);
    const url = (body.address ?? '').replace('https://traip.test', '');
    const file = await world.app.inject({ method: 'GET', url });
    assert.match(file.body, new RegExp(`UID:${matchId}@traip`));
    assert.match(file.body, /SUMMARY:Lía: Equipo/);
  });

  it('loses all of it once they are no longer the guardian', async () => {
    const { team, mother, childId } = await privateTeam();
    await world.call(familyCalls.leave, { params: { personId: childId } }, mother);
    assert.deepEqual(await mine(mother), []);
    assert.equal((await world.call(teamCalls.get, { params: { id: team.id } }, mother)).status, 404);
  });

  it('of five children needs as many queries as of one', async () => {
    const { team, mother } = await privateTeam();
    const home = () => world.call(homeCalls.mine, {}, mother);
    const before = (await queriesOf(home)).length;
    for (const firstName of ['Teo', 'Ana', 'Leo', 'Sol'])
      await createChild(world, mother, { firstName, teamId: team.id });
    assert.equal((await queriesOf(home)).length, before);
    const [match] = await mine(mother);
    assert.equal(match?.mine.children.length, 5);
  });
});
