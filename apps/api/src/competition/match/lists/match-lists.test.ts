import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { competitionCalls, dashboardCalls, matchManagementCalls, teamCalls } from '@traip/contract';
import {
  createCompetition,
  createMatch,
  createTraip,
  enterTeam,
} from '../../../testing/fixtures/competitions.ts';
import {
  createOrganisation,
  createPerson,
  createTeam,
  type Person,
} from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { matchDay } from '../testing/match-day.ts';

describe('lists of matches', () => {
  const world = openWorld();

  const ids = ({ body }: { body: { items: { id: string }[] } }) => body.items.map(({ id }) => id);
  const find = (body: object, user: Person) => world.call(matchManagementCalls.find, { body }, user);
  const inDashboard = (orgCode: string, query = {}) =>
    world.call(dashboardCalls.matches, { params: { orgCode }, query });

  /** One match in each state: overdue, live, over and undated. */
  async function round() {
    const day = await matchDay(world);
    const { competition, home, away, matchId } = day;
    const { db } = world.store;
    const teams = { home: home.id, away: away.id };
    const live = await createMatch(world, competition, { ...teams, key: 'm2', state: 'IN_PROGRESS' });
    const over = await createMatch(world, competition, { ...teams, key: 'm3', state: 'CLOSED' });
    const open = await createMatch(world, competition, { ...teams, key: 'm4', state: 'CREATED' });
    const ago = (days: number) => new Date(world.now().getTime() - days * 86_400_000);
    await db
      .updateTable('matches')
      .set({ kickOff: ago(3) })
      .where('id', '=', over)
      .execute();
    await db
      .updateTable('matches')
      .set({ kickOff: ago(1) })
      .where('id', '=', live)
      .execute();
    await db.updateTable('matches').set({ kickOff: null }).where('id', '=', open).execute();
    return { ...day, due: matchId, live, over, open, competitionId: competition.competitionId };
  }

  it('are ordered by kick-off with undated ones last, and can be filtered', async () => {
    const { competitionId, due, live, over, open, club, home } = await round();
    const { referee } = club.people;
    const found = async (more: object) => ids(await find({ competitionId, ...more }, referee));
    assert.deepEqual(await found({}), [over, live, due, open]);
    assert.deepEqual(await found({ sort: 'kickOff:desc' }), [due, live, over, open]);
    assert.deepEqual(await found({ state: 'CLOSED' }), [over]);
    assert.deepEqual(await found({ timeline: 'LIVE' }), [live]);
    assert.deepEqual(await found({ timeline: 'PAST' }), [over, live]);
    assert.deepEqual(await found({ unscheduled: true }), [open]);
    assert.deepEqual(await found({ teamId: home.id, round: 1, limit: 1, page: 2 }), [live]);
    assert.deepEqual(await found({ teamId: competitionId }), []);
    assert.deepEqual(await found({ search: home.code.slice(0, 12) }), [over, live, due, open]);
    assert.deepEqual(await found({ search: 'nadie' }), []);
  });

  it('show which matches have a referee and which have none', async () => {
    const { competitionId, due, live, over, open, club } = await round();
    const { referee } = club.people;
    await world.store.db
      .insertInto('matchReferees')
      .values({ organisationId: club.id, matchId: due, userId: referee.id })
      .execute();
    const found = await find({ competitionId, refereeId: referee.id }, referee);
    assert.deepEqual([ids(found), found.body.items[0]?.referees], [[due], 1]);
    assert.deepEqual(ids(await find({ competitionId, withoutReferee: true }, referee)), [over, live, open]);
  });

  it('show the clock of live matches', async () => {
    const { start, competition, matchId, club } = await matchDay(world);
    await start();
    const { body } = await find({ competitionId: competition.competitionId }, club.people.referee);
    const [row] = body.items;
    assert.deepEqual(
      [row?.id, row?.clock?.is, row?.clock?.period, row?.clock?.shown],
      [matchId, 'RUNNING', 1, '1'],
    );
    assert.deepEqual(row?.score, { home: 0, away: 0 });
  });

  it('offer filters, with the number of matches that each choice would leave', async () => {
    const { competitionId, club, home, away } = await round();
    const query = { withFilters: 'true', state: 'CLOSED' } as const;
    const { body } = await inDashboard(club.code, query);
    assert.equal(body.total, 1);
    const counts = Object.fromEntries((body.filters?.states ?? []).map(({ state, count }) => [state, count]));
    assert.deepEqual(counts, { SCHEDULED: 1, IN_PROGRESS: 1, CLOSED: 1, CREATED: 1 });
    const timelines = Object.fromEntries(
      (body.filters?.timelines ?? []).map(({ timeline, count }) => [timeline, count]),
    );
    assert.deepEqual([timelines.PAST, timelines.LIVE], [2, 1]);
    assert.deepEqual(
      body.filters?.competitions.map(({ id, count }) => [id, count]),
      [[competitionId, 4]],
    );
    assert.deepEqual(
      new Set(body.filters?.teams.map(({ id, count }) => `${id} ${count}`)),
      new Set([`${home.id} 4`, `${away.id} 4`]),
    );
    assert.deepEqual(body.filters?.sports, [{ sportKey: 'FOOTBALL', count: 4 }]);
    assert.equal('filters' in (await inDashboard(club.code)).body, false);
    const params = { id: competitionId };
    const ofCompetition = await world.call(competitionCalls.matches, {
      params,
      query: { withFilters: 'true' },
    });
    assert.equal(ofCompetition.body.filters?.states.length, 4);
  });

  it('contain what the viewer can see: published ones for everyone, all for staff, no deleted ones', async () => {
    const club = await createOrganisation(world, 'admin', 'member');
    const traip = await createTraip(world, club.id);
    const { admin, member } = club.people;
    const team = await createTeam(world, {}, 'MEMBER');
    const rival = await createTeam(world, {});
    const created: Record<string, string> = {};
    for (const [name, change] of [
      ['published', {}],
      ['private', { privacy: 'PRIVATE' }],
      ['draft', { state: 'DRAFT' }],
    ] as const) {
      const competition = await createCompetition(world, traip, change);
      await enterTeam(world, competition, { teamId: team.id, requestedBy: admin.id });
      created[name] = await createMatch(world, competition, { home: team.id, away: rival.id });
    }
    const seen = async (user: Person) => new Set(ids(await find({ organizationId: club.id }, user)));
    assert.deepEqual(ids(await inDashboard(club.code)), [created.published]);
    assert.deepEqual(await seen(await createPerson(world)), new Set([created.published]));
    assert.deepEqual(await seen(member), new Set([created.published]));
    assert.deepEqual(await seen(team.people.MEMBER), new Set([created.published, created.private]));
    assert.deepEqual(await seen(admin), new Set(Object.values(created)));
    const params = { teamId: team.id };
    const own = await world.call(teamCalls.matches, { params, query: {} }, team.people.MEMBER);
    assert.deepEqual(new Set(ids(own)), new Set([created.published, created.private]));
    await world.store.db
      .updateTable('matches')
      .set({ deletedAt: world.now() })
      .where('id', '=', created.published ?? '')
      .execute();
    assert.deepEqual(ids(await inDashboard(club.code)), []);
    assert.equal((await inDashboard('nadie-la-tiene')).status, 404);
  });

  it('leave cancelled matches out of the upcoming ones, also when counting', async () => {
    const { competitionId, competition, due, home, away, club } = await round();
    const teams = { home: home.id, away: away.id };
    const cancelled = await createMatch(world, competition, { ...teams, key: 'm5', state: 'CANCELLED' });
    const kickOff = new Date(world.now().getTime() + 3 * 86_400_000);
    const soon = { kickOff };
    await world.store.db.updateTable('matches').set(soon).where('id', 'in', [due, cancelled]).execute();
    const coming = await find(
      { competitionId, timeline: 'UPCOMING', withFilters: true },
      club.people.referee,
    );
    assert.deepEqual(ids(coming), [due]);
    const counted = coming.body.filters?.timelines.find(({ timeline }) => timeline === 'UPCOMING')?.count;
    const all = await find({ timeline: 'UPCOMING' }, club.people.referee);
    assert.equal(counted, all.body.total);
    assert.deepEqual(ids(await find({ competitionId, state: 'CANCELLED' }, club.people.referee)), [
      cancelled,
    ]);
  });
});
