import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { overviewCalls } from '@traip/contract';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { momentOf, wholeDays } from '../../platform/time/madrid.ts';
import { queriesOf } from '../../testing/count-queries.ts';
import { createCompetition, createMatch } from '../../testing/fixtures/competitions.ts';
import { createLineup } from '../../testing/fixtures/lineups.ts';
import type { Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { createOrganisationWithMatches } from './testing/organisation-with-matches.ts';

describe('the figures of today', () => {
  const world = openWorld();

  async function figuresOf(orgCode: string, user: Person) {
    const { body, status } = await world.call(overviewCalls.today, { params: { orgCode } }, user);
    assert.equal(status, 200);
    const byKey = Object.fromEntries(body.figures.map((figure) => [figure.key, figure]));
    const valuesOf = (key: string) => [byKey[key]?.value, byKey[key]?.lastWeek];
    return { body, byKey, valuesOf };
  }

  it('count the day, and compare it with the same day of last week', async () => {
    const { club, play } = await createOrganisationWithMatches(world);
    await play({ state: 'CLOSED', days: 0, score: [3, 1], hasReferee: true });
    await play({ state: 'IN_PROGRESS', days: 0, score: [1, 0], hasReferee: true });
    await play({ state: 'SCHEDULED', days: 0 });
    await play({ state: 'CANCELLED', days: 0 });
    await play({ state: 'CLOSED', days: -7, score: [2, 2] });
    await play({ state: 'SCHEDULED', days: 1 });
    const { body, byKey, valuesOf } = await figuresOf(club.code, club.people.admin);
    assert.deepEqual(['matches', 'played', 'goals', 'withoutReferee', 'teams', 'people'].map(valuesOf), [
      [3, 1],
      [1, 1],
      [5, 4],
      [1, 1],
      [2, 2],
      [1, 0],
    ]);
    assert.deepEqual([byKey.live?.value, byKey.live?.lastWeek], [1, null]);
    assert.deepEqual(byKey.matches?.series, [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 3]);
    assert.deepEqual([body.days.length, body.days.at(-1)], [14, dayInMadrid(world.now())]);
    assert.deepEqual(Object.fromEntries(body.byState.map(({ state, count }) => [state, count])), {
      CANCELLED: 1,
      CLOSED: 1,
      IN_PROGRESS: 1,
      SCHEDULED: 1,
    });
  });

  it('count a match by the day in Madrid, just after midnight and just before the next', async () => {
    const { club, play } = await createOrganisationWithMatches(world);
    const { from, to } = wholeDays(dayInMadrid(world.now()), dayInMadrid(world.now()));
    const around = [from - 10, from + 10, to - 10, to + 10];
    for (const minute of around) {
      const id = await play({ state: 'SCHEDULED', days: 0 });
      const kickOff = momentOf(minute);
      await world.store.db.updateTable('matches').set({ kickOff }).where('id', '=', id).execute();
    }
    const { body, byKey } = await figuresOf(club.code, club.people.admin);
    assert.deepEqual(byKey.matches?.series.slice(-3), [0, 1, 2]);
    assert.deepEqual(body.byState, [{ state: 'SCHEDULED', count: 2 }]);
  });

  it('show what was open on each evening', async () => {
    const { club, play } = await createOrganisationWithMatches(world);
    const { db } = world.store;
    await play({ state: 'FINISHED', days: -3, score: [1, 1] });
    await play({ state: 'SCHEDULED', days: -2 });
    const late = await play({ state: 'CLOSED', days: -9, score: [0, 1] });
    const closedAt = new Date(world.now().getTime() - 5 * 86_400_000);
    await db.updateTable('matches').set({ closedAt }).where('id', '=', late).execute();
    const undated = await play({ state: 'CREATED', days: null });
    const createdAt = new Date(world.now().getTime() - 86_400_000);
    await db.updateTable('matches').set({ createdAt }).where('id', '=', undated).execute();
    const { byKey, valuesOf } = await figuresOf(club.code, club.people.admin);
    assert.deepEqual(byKey.unclosed?.series, [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1]);
    assert.deepEqual(byKey.overdue?.series, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
    assert.deepEqual(valuesOf('unscheduled'), [1, 0]);
    assert.deepEqual(byKey.unscheduled?.series.slice(-3), [0, 1, 1]);
  });

  it('show how many lineups are missing, and who is attending', async () => {
    const { club, competition, home, play } = await createOrganisationWithMatches(world);
    const matchId = await play({ state: 'SCHEDULED', days: 0, hasReferee: true });
    const { organisationId, competitionId } = competition;
    const players = [home.people.OWNER.id];
    const lineup = { organisationId, competitionId, matchId, teamId: home.id, players };
    await createLineup(world, { ...lineup, state: 'CONFIRMED' });
    const { valuesOf } = await figuresOf(club.code, club.people.referee);
    assert.deepEqual([valuesOf('lineupsMissing')[0], valuesOf('people')[0]], [1, 2]);
  });

  it('leave out what a member may not see, and other organisations', async () => {
    const { club, traip, home, away, play } = await createOrganisationWithMatches(world);
    const other = await createOrganisationWithMatches(world);
    await other.play({ state: 'SCHEDULED', days: 0 });
    await play({ state: 'SCHEDULED', days: 0 });
    const draft = await createCompetition(world, traip, { state: 'DRAFT' });
    const hidden = await createMatch(world, draft, { home: home.id, away: away.id });
    await world.store.db
      .updateTable('matches')
      .set({ kickOff: new Date(`${dayInMadrid(world.now())}T11:00:00Z`) })
      .where('id', '=', hidden)
      .execute();
    const seen = async (user: Person) => (await figuresOf(club.code, user)).valuesOf('matches')[0];
    assert.deepEqual([await seen(club.people.admin), await seen(club.people.member)], [2, 1]);
  });

  it('cost the same however much was played', async () => {
    const { club, play } = await createOrganisationWithMatches(world);
    const request = () =>
      world.call(overviewCalls.today, { params: { orgCode: club.code } }, club.people.admin);
    const before = (await queriesOf(request)).length;
    for (const days of [-2, -1, 0, 1]) await play({ state: 'SCHEDULED', days });
    assert.equal((await queriesOf(request)).length, before);
  });
});
