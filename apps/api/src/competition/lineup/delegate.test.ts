import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { entryCalls, lineupCalls, squadCalls, teamCalls } from '@traip/contract';
import { createCompetition, createTraip } from '../../testing/fixtures/competitions.ts';
import { createPlayers, lineupInput } from '../../testing/fixtures/lineups.ts';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { matchDay } from '../match/testing/match-day.ts';

describe('a delegate of a team', () => {
  const world = openWorld();

  type Team = { readonly id: string };
  const squadOf = ({ id: teamId }: Team, by: Person) =>
    world.call(squadCalls.get, { params: { teamId } }, by);

  async function mark(team: Team, user: Person, by: Person, isDelegate = true) {
    const version = 1;
    const body = { people: [{ personId: user.id, version, isDelegate }] };
    return world.call(squadCalls.change, { params: { teamId: team.id }, body }, by);
  }

  async function founded() {
    const team = await createTeam(world, {}, 'OWNER', 'COACH', 'MEMBER');
    return { team, ...team.people };
  }

  it('is named by the owner, and keeps the role', async () => {
    const { team, OWNER, COACH, MEMBER } = await founded();
    const refused = await mark(team, MEMBER, COACH);
    assert.deepEqual([refused.status, refused.error?.field], [403, 'people.0.isDelegate']);
    assert.equal((await mark(team, MEMBER, OWNER)).status, 200);
    const { body } = await world.call(teamCalls.members, { params: { teamId: team.id }, query: {} }, OWNER);
    const marked = body.items.filter(({ isDelegate }) => isDelegate);
    assert.deepEqual(
      marked.map(({ userId, role }) => [userId, role]),
      [[MEMBER.id, 'MEMBER']],
    );
  });

  it('manages the squad like a captain, until unmarked', async () => {
    const { team, OWNER, MEMBER } = await founded();
    assert.equal((await squadOf(team, MEMBER)).status, 403);
    await mark(team, MEMBER, OWNER);
    const seen = await squadOf(team, MEMBER);
    assert.deepEqual([seen.status, seen.body.maySeeFacts], [200, false]);
    const people = [{ firstName: 'Nico' }];
    const added = await world.call(
      squadCalls.add,
      { params: { teamId: team.id }, body: { people } as never },
      MEMBER,
    );
    assert.equal(added.status, 201);
    assert.equal((await mark(team, OWNER, MEMBER)).status, 403, 'names no other');
    const version = seen.body.people.find(({ personId }) => personId === MEMBER.id)?.version ?? 0;
    const body = { people: [{ personId: MEMBER.id, version, isDelegate: false }] };
    await world.call(squadCalls.change, { params: { teamId: team.id }, body }, OWNER);
    assert.equal((await squadOf(team, MEMBER)).status, 403);
  });

  it('submits the lineup', async () => {
    const { home, matchId } = await matchDay(world);
    const players = await createPlayers(world, home.id, 11);
    const [delegate = assert.fail()] = players;
    const body = { matchId, teamId: home.id, players: lineupInput(players) };
    assert.equal((await world.call(lineupCalls.create, { body }, delegate)).status, 403);
    await mark(home, delegate, home.people.OWNER);
    const draft = await world.call(lineupCalls.create, { body }, delegate);
    assert.equal(draft.status, 201);
    const id = draft.body.lineup?.id ?? '';
    assert.equal((await world.call(lineupCalls.confirm, { params: { id }, body: {} }, delegate)).status, 200);
  });

  it('applies for a place in a competition', async () => {
    const { team, OWNER, MEMBER } = await founded();
    const club = await createOrganisation(world, 'admin');
    const { competitionId } = await createCompetition(world, await createTraip(world, club.id), {
      state: 'PUBLICIZED',
    });
    const open = { takesRegistrations: true };
    await world.store.db.updateTable('competitions').set(open).where('id', '=', competitionId).execute();
    const apply = () => world.call(entryCalls.add, { body: { competitionId, teamId: team.id } }, MEMBER);
    assert.equal((await apply()).error?.code, 'FORBIDDEN');
    await mark(team, MEMBER, OWNER);
    assert.equal((await apply()).status, 201);
  });

  it('named before having an account stays one after joining', async () => {
    const { team, OWNER } = await founded();
    const people = [{ firstName: 'Ana', surnames: 'Pérez Gil', isDelegate: true }];
    const { body } = await world.call(
      squadCalls.add,
      { params: { teamId: team.id }, body: { people } as never },
      OWNER,
    );
    const personId = body.added[0]?.personId ?? '';
    const player = await createPerson(world);
    const offer = { body: { teamId: team.id, personId } };
    const { token } = (await world.call(teamCalls.createQr, offer, OWNER)).body;
    assert.equal((await world.call(teamCalls.consumeQr, { body: { token } }, player)).status, 200);
    assert.equal((await squadOf(team, player)).status, 200);
  });
});
