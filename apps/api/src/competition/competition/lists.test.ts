import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type CompetitionQuery,
  competitionCalls,
  dashboardCalls,
  publicOrganisationCalls,
  type Write,
} from '@traip/contract';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { createCompetition, createTraip, enterTeam } from '../../testing/fixtures/competitions.ts';
import { createOrganisation, createPerson, createTeam, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('lists of competitions', () => {
  const world = openWorld();

  const names = ({ body }: { body: { items: { name: string }[] } }) => body.items.map(({ name }) => name);

  async function club() {
    const created = await createOrganisation(world, 'admin', 'member');
    return { ...created, traip: await createTraip(world, created.id) };
  }

  type Query = Write<typeof CompetitionQuery>;
  const inDashboard = (orgCode: string, query: Query = {}, user?: Person) =>
    world.call(dashboardCalls.competitions, { params: { orgCode }, query }, user);

  it('show published ones to the public, announced ones to members, and all of them to staff', async () => {
    const { code, traip, people } = await club();
    for (const state of ['DRAFT', 'PENDING', 'PUBLICIZED'] as const)
      await createCompetition(world, traip, { name: state, state });
    await createCompetition(world, traip, { name: 'PRIVATE', privacy: 'PRIVATE' });
    await createCompetition(world, (await club()).traip, { name: 'De otros' });
    assert.deepEqual(names(await inDashboard(code)), ['PUBLICIZED']);
    assert.deepEqual(names(await inDashboard(code, {}, await createPerson(world))), ['PUBLICIZED']);
    assert.deepEqual(names(await inDashboard(code, {}, people.member)), ['PUBLICIZED', 'PENDING']);
    const all = ['PRIVATE', 'PUBLICIZED', 'PENDING', 'DRAFT'];
    assert.deepEqual(names(await inDashboard(code, {}, people.admin)), all);
    const params = { orgCode: code };
    const own = (user: Person) =>
      world.call(dashboardCalls.competitionsOfOrganisation, { params, query: {} }, user);
    assert.deepEqual(names(await own(people.admin)), all);
    assert.equal((await own(await createPerson(world))).status, 403);
    const open = await world.call(publicOrganisationCalls.competitions, { params, query: {} }, people.admin);
    assert.deepEqual(names(open), ['PUBLICIZED']);
    assert.equal((await inDashboard('nadie-la-tiene')).status, 404);
  });

  it('include the sport, season, category and number of teams with a place', async () => {
    const { code, traip, people } = await club();
    const created = await createCompetition(world, traip);
    for (const status of ['ACCEPTED', 'ACCEPTED', 'REQUESTED', 'WITHDRAWN'] as const) {
      const { id: teamId } = await createTeam(world, {});
      await enterTeam(world, created, { teamId, requestedBy: people.admin.id, status });
    }
    const { body } = await inDashboard(code);
    assert.deepEqual(body.items, [
      {
        id: created.competitionId,
        name: 'Apertura',
        state: 'PUBLICIZED',
        sportKey: 'FOOTBALL',
        competitors: 'TEAM',
        season: '2026/27',
        category: 'Sénior',
        teams: 2,
      },
    ]);
  });

  it('can be filtered by Traip, season, category, state and word prefixes, and paged', async () => {
    const { code, traip, id } = await club();
    const other = await createTraip(world, id, { name: 'Copa' });
    await createCompetition(world, traip, { name: 'Liga de Otoño', state: 'IN_PROGRESS' });
    await createCompetition(world, traip, { name: 'Liga de Invierno', state: 'FINISHED' });
    await createCompetition(world, other, { name: 'Copa de Otoño' });
    const found = async (query: Query) => names(await inDashboard(code, query));
    assert.deepEqual(await found({ search: 'OTONO' }), ['Copa de Otoño', 'Liga de Otoño']);
    assert.deepEqual(await found({ search: 'oto', traipId: traip.traipId }), ['Liga de Otoño']);
    assert.deepEqual(await found({ search: 'tono' }), []);
    assert.deepEqual(await found({ seasonId: other.seasonId }), ['Copa de Otoño']);
    assert.deepEqual(await found({ categoryId: other.categoryId }), ['Copa de Otoño']);
    assert.deepEqual(await found({ states: 'FINISHED,PUBLICIZED' }), ['Copa de Otoño', 'Liga de Invierno']);
    assert.deepEqual(await found({ sportKey: 'FOOTBALL', gender: 'MIXED', skillLevel: 'AMATEUR' }), [
      'Copa de Otoño',
      'Liga de Invierno',
      'Liga de Otoño',
    ]);
    assert.deepEqual(await found({ sportKey: 'TENNIS' }), []);
    assert.deepEqual(await found({ gender: 'FEMALE' }), []);
    assert.deepEqual(await found({ sort: 'name:desc', limit: 2 }), ['Liga de Otoño', 'Liga de Invierno']);
    assert.deepEqual(await found({ sort: 'createdAt:asc', limit: 1 }), ['Liga de Otoño']);
    const page = await inDashboard(code, { page: 2, limit: 2 });
    assert.deepEqual([names(page), page.body.total, page.body.totalPages], [['Liga de Otoño'], 3, 2]);
    assert.equal('filters' in page.body, false);
  });

  it('offer filter values, with counts limited to what the caller can see', async () => {
    const { code, traip, id, people } = await club();
    const other = await createTraip(world, id, { name: 'Copa' });
    await createCompetition(world, traip, { state: 'IN_PROGRESS' });
    await createCompetition(world, traip, { state: 'DRAFT' });
    await createCompetition(world, other, { state: 'IN_PROGRESS' });
    const query = { withFilters: 'true', traipId: other.traipId };
    const filters = (await inDashboard(code, query)).body.filters;
    assert.deepEqual(filters?.states, [{ state: 'IN_PROGRESS', count: 2 }]);
    assert.deepEqual(filters?.traips, [
      { id: other.traipId, name: 'Copa', count: 1 },
      { id: traip.traipId, name: 'Liga', count: 1 },
    ]);
    assert.deepEqual(
      new Set(filters?.seasons.map((season) => `${season.id} ${season.name} ${season.count}`)),
      new Set([`${traip.seasonId} 2026/27 1`, `${other.seasonId} 2026/27 1`]),
    );
    assert.equal(filters?.categories.length, 2);
    assert.deepEqual(
      [filters?.sports, filters?.genders, filters?.skillLevels],
      [
        [{ sportKey: 'FOOTBALL', count: 2 }],
        [{ gender: 'MIXED', count: 2 }],
        [{ skillLevel: 'AMATEUR', count: 2 }],
      ],
    );
    const forStaff = (await inDashboard(code, query, people.admin)).body.filters;
    assert.deepEqual(
      new Set(forStaff?.states.map(({ state, count }) => `${state} ${count}`)),
      new Set(['IN_PROGRESS 2', 'DRAFT 1']),
    );
  });

  it('separate past, current and upcoming ones by the date in Madrid', async () => {
    const { code, traip } = await club();
    const day = (offset: number) => dayInMadrid(new Date(world.now().getTime() + offset * 86_400_000));
    for (const [name, startsOn, endsOn] of [
      ['ended', day(-9), day(-2)],
      ['running', day(-2), day(2)],
      ['open end', day(-2), null],
      ['open start', null, day(2)],
      ['coming', day(2), day(9)],
      ['some time', null, null],
    ] as const) {
      const { competitionId } = await createCompetition(world, traip, { name });
      await world.store.db
        .updateTable('competitions')
        .set({ startsOn, endsOn })
        .where('id', '=', competitionId)
        .execute();
    }
    await createCompetition(world, traip, { name: 'live', state: 'IN_PROGRESS_AND_OPENED' });
    const found = async (timeline: Query['timeline']) => names(await inDashboard(code, { timeline })).sort();
    assert.deepEqual(await found('PAST'), ['ended']);
    assert.deepEqual(await found('TODAY'), ['open end', 'open start', 'running']);
    assert.deepEqual(await found('UPCOMING'), ['coming']);
    assert.deepEqual(await found('LIVE'), ['live']);
  });

  it('treat a day as starting in Madrid, earlier than in Greenwich', () => {
    assert.equal(dayInMadrid(new Date('2026-01-31T22:59:59Z')), '2026-01-31');
    assert.equal(dayInMadrid(new Date('2026-01-31T23:00:00Z')), '2026-02-01');
    assert.equal(dayInMadrid(new Date('2026-07-31T22:00:00Z')), '2026-08-01');
  });

  it('search all organisations for what the caller can see', async () => {
    const [one, two] = [await club(), await club()];
    for (const { traip } of [one, two]) {
      await createCompetition(world, traip, { name: 'Zafiro abierto' });
      await createCompetition(world, traip, { name: 'Zafiro borrador', state: 'DRAFT' });
    }
    const find = async (body: object, user: Person) =>
      names(await world.call(competitionCalls.find, { body: { search: 'zafiro', ...body } }, user));
    assert.equal((await find({}, await createPerson(world))).length, 2);
    assert.equal((await find({}, one.people.admin)).length, 3);
    assert.deepEqual(await find({ organizationId: two.id }, one.people.admin), ['Zafiro abierto']);
    assert.deepEqual(await find({ organizationId: one.id, states: ['DRAFT'] }, one.people.admin), [
      'Zafiro borrador',
    ]);
  });
});
