import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { overviewCalls } from '@traip/contract';
import { queriesOf } from '../../testing/count-queries.ts';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('the teams of an organisation in its dashboard', () => {
  const world = openWorld();
  const list = (orgCode: string, query = {}, user?: Person) =>
    world.call(overviewCalls.teams, { params: { orgCode }, query }, user);
  const ids = ({ body }: Awaited<ReturnType<typeof list>>) => body.items.map(({ id }) => id);

  async function club() {
    const organisation = await createOrganisation(world, 'admin', 'member');
    const organisationId = organisation.id;
    const { admin } = organisation.people;
    const [busy, idle, hidden] = [
      await createTeam(world, { organisationId }, 'OWNER'),
      await createTeam(world, { organisationId }),
      await createTeam(world, { organisationId, privacy: 'PRIVATE' }, 'MEMBER'),
    ];
    const rename = (id: string, name: string) =>
      world.store.db
        .updateTable('teams')
        .set({ name, sportKey: 'FOOTBALL', email: 'hola@equipo.es' })
        .where('id', '=', id)
        .execute();
    await rename(busy.id, 'Bravo');
    await rename(idle.id, 'Alfa');
    await rename(hidden.id, 'Cierzo');
    const traip = await createTraip(world, organisation.id);
    const running = await createCompetition(world, traip, { state: 'IN_PROGRESS' });
    const draft = await createCompetition(world, traip, { state: 'DRAFT' });
    for (const competition of [running, draft])
      await enterTeam(world, competition, { teamId: busy.id, requestedBy: admin.id });
    return { ...organisation, busy, idle, hidden, traip, running, draft };
  }

  it('are the public ones for a stranger, without addresses, and all of them for staff', async () => {
    const { code, busy, idle, hidden, people } = await club();
    const stranger = await list(code);
    assert.deepEqual(ids(stranger), [idle.id, busy.id]);
    assert.deepEqual(
      stranger.body.items.map(({ email, participations, memberCount }) => [
        email,
        participations,
        memberCount,
      ]),
      [
        [null, 0, 0],
        [null, 1, 1],
      ],
    );
    const staff = await list(code, {}, people.admin);
    assert.deepEqual(ids(staff), [idle.id, busy.id, hidden.id]);
    assert.deepEqual(
      staff.body.items.map(({ email, participations }) => [email, participations]),
      [
        ['hola@equipo.es', 0],
        ['hola@equipo.es', 2],
        ['hola@equipo.es', 0],
      ],
    );
    assert.deepEqual(ids(await list(code, {}, people.member)), [idle.id, busy.id]);
    assert.deepEqual(ids(await list(code, {}, hidden.people.MEMBER)), [idle.id, busy.id, hidden.id]);
    const rival = await createOrganisation(world, 'super-admin');
    assert.deepEqual(ids(await list(code, {}, rival.people['super-admin'])), [idle.id, busy.id]);
    assert.equal((await list('nadie-la-tiene')).status, 404);
  });

  it('can be filtered by competition, and only by ones the viewer may see', async () => {
    const { code, busy, idle, traip, running, draft, people } = await club();
    const findIds = async (query: object, user?: Person) => ids(await list(code, query, user));
    const inCompetition = { competitionId: running.competitionId };
    assert.deepEqual(await findIds(inCompetition), [busy.id]);
    assert.deepEqual(await findIds({ competitionId: draft.competitionId }), []);
    assert.deepEqual(await findIds({ competitionId: draft.competitionId }, people.admin), [busy.id]);
    assert.deepEqual(await findIds({ states: 'DRAFT' }, await createPerson(world)), []);
    assert.deepEqual(await findIds({ states: 'DRAFT,FINISHED' }, people.admin), [busy.id]);
    assert.deepEqual(await findIds({ seasonId: traip.seasonId, categoryId: traip.categoryId }), [busy.id]);
    assert.deepEqual(await findIds({ traipId: traip.traipId, timeline: 'LIVE' }), [busy.id]);
    assert.deepEqual(await findIds({ gender: 'MIXED', skillLevel: 'AMATEUR' }), [busy.id]);
    assert.deepEqual(await findIds({ gender: 'FEMALE' }), []);
    assert.deepEqual(await findIds({ sportKey: 'FOOTBALL' }), [idle.id, busy.id]);
    assert.deepEqual(await findIds({ search: busy.code }), [busy.id]);
    assert.deepEqual(await findIds({ sort: 'name:desc', limit: 1 }), [busy.id]);
    assert.deepEqual(await findIds({ sort: 'participations:desc', limit: 1 }), [busy.id]);
    assert.deepEqual(await findIds({ sort: 'createdAt:desc', limit: 1, page: 2 }), [busy.id]);
    const { status, error } = await list(code, { tono: 'mate' });
    assert.deepEqual([status, error?.field], [400, 'tono']);
  });

  it('come with filters, and how many teams each choice would leave', async () => {
    const { code, running, traip, people } = await club();
    const { filters } = (await list(code, { withFilters: 'true' })).body;
    assert.deepEqual(filters?.sports, [{ sportKey: 'FOOTBALL', count: 2 }]);
    assert.deepEqual(filters?.privacies, [{ privacy: 'PUBLIC', count: 2 }]);
    assert.deepEqual(filters?.states, [{ state: 'IN_PROGRESS', count: 1 }]);
    assert.deepEqual(
      filters?.competitions.map(({ id, count }) => [id, count]),
      [[running.competitionId, 1]],
    );
    assert.deepEqual(
      filters?.seasons.map(({ id, count }) => [id, count]),
      [[traip.seasonId, 1]],
    );
    assert.deepEqual(
      [filters?.genders, filters?.skillLevels],
      [[{ gender: 'MIXED', count: 1 }], [{ skillLevel: 'AMATEUR', count: 1 }]],
    );
    const staff = (await list(code, { withFilters: 'true' }, people.admin)).body.filters;
    assert.deepEqual(new Set(staff?.states.map(({ state }) => state)), new Set(['IN_PROGRESS', 'DRAFT']));
  });

  it('cost the same for three as for ten', async () => {
    const { code, id: organisationId } = await club();
    const request = () => list(code, { withFilters: 'true' });
    const few = (await queriesOf(request)).length;
    for (let more = 0; more < 7; more++) await createTeam(world, { organisationId });
    assert.equal((await queriesOf(request)).length, few);
  });
});
