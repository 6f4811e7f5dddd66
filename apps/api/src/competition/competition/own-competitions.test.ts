import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitionCalls, dashboardCalls } from '@traip/contract';
import { queriesOf } from '../../testing/count-queries.ts';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('a person’s own competitions', () => {
  const world = openWorld();

  const names = ({ body }: { body: { items: { name: string }[] } }) => body.items.map(({ name }) => name);

  async function club() {
    const created = await createOrganisation(world, 'admin');
    return { ...created, traip: await createTraip(world, created.id) };
  }

  it('are those of their teams, with finished ones apart', async () => {
    const { traip } = await club();
    const team = await createTeam(world, { privacy: 'PRIVATE' }, 'OWNER', 'MEMBER');
    const second = await createTeam(world, {});
    const { OWNER, MEMBER } = team.people;
    await world.store.db
      .insertInto('teamMembers')
      .values({ teamId: second.id, personId: MEMBER.id, role: 'MEMBER', joinedAt: world.now(), leftAt: null })
      .execute();
    const requestedBy = OWNER.id;
    const play = async (name: string, teamId: string, state: 'IN_PROGRESS' | 'FINISHED' | 'CANCELED') =>
      enterTeam(world, await createCompetition(world, traip, { name, state }), { teamId, requestedBy });
    await play('Liga', team.id, 'IN_PROGRESS');
    await play('Copa', second.id, 'IN_PROGRESS');
    await play('Vieja', team.id, 'FINISHED');
    await play('Rota', team.id, 'CANCELED');
    await createCompetition(world, traip, { name: 'Ajena' });
    const mine = async (finished: 'true' | 'false', user: Person) =>
      names(await world.call(competitionCalls.mine, { params: { limit: '10', page: '1', finished } }, user));
    assert.deepEqual(await mine('false', MEMBER), ['Copa', 'Liga']);
    assert.deepEqual(await mine('false', OWNER), ['Liga']);
    assert.deepEqual(await mine('true', OWNER), ['Rota', 'Vieja']);
    const ofTeam = (teamId: string, user: Person) =>
      world.call(
        competitionCalls.ofTeam,
        { params: { limit: '10', page: '1', finished: 'false', teamId } },
        user,
      );
    const paged = { limit: '1', page: '2', finished: 'false' } as const;
    const { body } = await world.call(competitionCalls.mine, { params: paged }, MEMBER);
    assert.deepEqual([names({ body }), body.total, body.totalPages], [['Liga'], 2, 2]);
    assert.deepEqual(names(await ofTeam(second.id, MEMBER)), ['Copa']);
    assert.equal((await ofTeam(second.id, OWNER)).status, 403);
    assert.equal((await ofTeam(team.id, await createPerson(world))).status, 404);
  });

  it('take as many statements for one competition as for five', async () => {
    const { code, traip } = await club();
    const team = await createTeam(world, {}, 'OWNER');
    const { OWNER } = team.people;
    const play = async () =>
      enterTeam(world, await createCompetition(world, traip), { teamId: team.id, requestedBy: OWNER.id });
    const params = { limit: '10', page: '1', finished: 'false' } as const;
    const lists = [
      () => world.call(competitionCalls.mine, { params }, OWNER),
      () => world.call(competitionCalls.ofTeam, { params: { ...params, teamId: team.id } }, OWNER),
      () =>
        world.call(dashboardCalls.competitions, {
          params: { orgCode: code },
          query: { withFilters: 'true' },
        }),
    ];
    const costs = () => Promise.all(lists.map(async (list) => (await queriesOf(list)).length));
    await play();
    const few = await costs();
    for (let more = 0; more < 4; more++) await play();
    assert.deepEqual(await costs(), few);
  });
});
